// What a session is told of the network is what its programs reach.
import { expect, it } from '@jest/globals';
import type { BoxNetwork, ReachableNetwork } from '#src/ports/box.ts';
import { reachOf } from '#src/run/agents/session-config.ts';

const hosts = ['packages.example.org'];

it.each<[boolean, readonly string[], BoxNetwork, boolean, ReachableNetwork]>([
  [true, [], 'none', true, 'none'],
  [true, [], hosts, true, hosts],
  [false, ['ship'], hosts, true, hosts],
  [false, [], hosts, true, 'none'],
  [true, [], 'none', false, 'all'],
])('shell %j, tools %j, network %j, boxed %s: %j', (hasShell, ownTools, network, isBoxed, told) => {
  const settings = { network, services: [5432], protected: ['infra/**'] };
  const services = hasShell ? [5432] : [];
  const reach = { network: told, services, protectedGlobs: ['infra/**'], ownTools };
  expect(reachOf({ hasShell, ownTools, isBoxed }, settings)).toEqual(reach);
});
