// What the coordinator is given for a request: the action's own readers and the action's own prompt.
import {
  coordinatorSystemPrompt,
  coordinatorTaskPrompt,
} from '../../../src/coordinator/prompts/coordinator.ts';
import type { TrustedTree } from '../../../src/ports/git.ts';
import { coordinatorBriefing } from '../../../src/run/agents/knowledge.ts';
import { createRoster } from '../../../src/run/agents/roster.ts';
import { locateSquad } from '../../../src/team/locate-squad.ts';
import { createMemoryReader } from '../../../src/team/memory/shown-memory.ts';
import { loadCapabilities } from '../../../src/team/roster/capabilities.ts';
import { isRoutable, type Member } from '../../../src/team/roster/member.ts';
import { readTeam, type Team } from '../../../src/team/team.ts';
import type { LabelledRequest, Roster } from './roster.ts';

export type CoordinatorGiven = {
  readonly system: string;
  /** The first message. */
  readonly message: string;
};

export type ReadRoster = {
  readonly team: Team;
  /** Who can be given work. */
  readonly members: readonly Member[];
  given(request: LabelledRequest): CoordinatorGiven;
};

/** Reads a roster as a run does. Throws when no team is found in it. */
export async function readRoster({ name, files }: Roster): Promise<ReadRoster> {
  const tree = treeOf(files);
  const location = await locateSquad(tree);
  if (location.kind !== 'found') throw new Error(`The roster "${name}" has no team.`);
  const team = await readTeam(tree, location);
  const roster = createRoster(team.members, await loadCapabilities(tree, team), 'alice');
  const reader = createMemoryReader({ nonce: 'evaluate', foundHidden: () => undefined });
  const knowledge = { tree, decisions: [], skills: [], reader };
  return {
    team,
    members: team.members.filter(isRoutable),
    given: ({ asks }) => ({
      system: coordinatorSystemPrompt({
        ...coordinatorBriefing(asks, { team, knowledge, roster }),
        canWrite: true,
      }),
      message: coordinatorTaskPrompt(asks, 'alice', ''),
    }),
  };
}

function treeOf(files: Roster['files']): TrustedTree {
  const bytesOf = (path: string): Buffer | undefined => {
    const text = files[path];
    return text === undefined ? undefined : Buffer.from(text);
  };
  return {
    commit: '1'.repeat(40),
    entries: Object.entries(files).map(([path, text]) => ({
      path,
      mode: '100644',
      size: Buffer.byteLength(text),
    })),
    bytes: async (path) => bytesOf(path),
    read: async (path, maxBytes) => bytesOf(path)?.subarray(0, maxBytes).toString('utf8'),
    readEnd: async (path, maxBytes) => bytesOf(path)?.subarray(-maxBytes).toString('utf8'),
  };
}
