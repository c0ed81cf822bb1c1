// What a session is told of the network is what its programs reach.
import { expect, it } from '@jest/globals';
import type { BoxNetwork, BoxState, BoxWay } from '#src/ports/index.ts';
import { runReach, sessionReach } from '#src/run/agents/session-config.ts';

const hosts = ['packages.example.org'];
const box = async (way: BoxWay): Promise<BoxState> => ({ kind: 'on', way, failed: [] });

it.each<[boolean, readonly string[], BoxNetwork, BoxWay, BoxNetwork]>([
  [true, [], 'none', 'sudo', 'none'],
  [true, [], hosts, 'sudo', hosts],
  [false, ['ship'], hosts, 'sudo', hosts],
  [false, [], hosts, 'sudo', 'none'],
  [true, [], 'none', 'none', 'all'],
])('shell %j, tools %j, network %j, box %s: %j', async (canRun, ownTools, network, way, told) => {
  const settings = { network, protected: ['infra/**'], isBoxOptional: way === 'none' };
  const reach = { network: told, protectedGlobs: ['infra/**'], ownTools };
  const deps = { repository: { team: { settings } }, boxState: () => box(way) };
  expect(await sessionReach(canRun, ownTools, deps)).toEqual(reach);
  expect(runReach(canRun, ownTools, settings)).toEqual(reach);
});
