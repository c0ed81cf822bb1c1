// The coordinator's prompt for a request, made by the action's own readers and prompt code.
import {
  coordinatorSystemPrompt,
  coordinatorTaskPrompt,
} from '../../../src/coordinator/prompts/coordinator.ts';
import { joinParts } from '../../../src/coordinator/prompts/prompt-part.ts';
import type { TrustedTree } from '../../../src/ports/git.ts';
import { coordinatorBriefing } from '../../../src/run/agents/briefing/coordinator-briefing.ts';
import { loadDuties } from '../../../src/run/agents/briefing/knowledge.ts';
import { createRoster } from '../../../src/run/agents/roster.ts';
import { locateSquad } from '../../../src/team/locate-squad.ts';
import { createMemoryReader } from '../../../src/team/memory/shown-memory.ts';
import { NOTHING_UNMERGED } from '../../../src/team/memory/unmerged.ts';
import { loadCapabilities } from '../../../src/team/roster/capabilities.ts';
import { isRoutable, type Member } from '../../../src/team/roster/member.ts';
import { readTeam, type Team } from '../../../src/team/team.ts';
import type { LabelledRequest, Roster } from './roster.ts';

const REACH = { network: 'none', protectedGlobs: [], ownTools: [] } as const;
const PLACE = { repository: 'acme/shop', baseBranch: 'main', checks: [], reach: REACH } as const;
const URL = 'https://github.example/acme/shop/issues/7#issuecomment-1001';
const RUN_MS = 1_500_000;

export type CoordinatorGiven = {
  readonly system: string;
  /** The first message. */
  readonly message: string;
};

export type ReadRoster = {
  readonly team: Team;
  /** Who can be given work. */
  readonly members: readonly Member[];
  given(request: LabelledRequest): Promise<CoordinatorGiven>;
};

/** Reads a roster as a run does. Throws when no team is found in it. */
export async function readRoster({ name, files }: Roster): Promise<ReadRoster> {
  const tree = treeOf(files);
  const location = await locateSquad(tree);
  if (location.kind !== 'found') throw new Error(`The roster "${name}" has no team.`);
  const team = await readTeam(tree, location);
  const roster = createRoster(team.members, await loadCapabilities(tree, team), 'alice');
  const reader = createMemoryReader({ nonce: 'evaluate', foundHidden: () => undefined });
  const unmerged = async () => NOTHING_UNMERGED;
  const knowledge = { tree, decisions: [], skills: [], wisdom: [], unmerged, reader };
  const duties = await loadDuties(knowledge, team);
  const { colleagues } = roster;
  const sources = { ...PLACE, team, knowledge, colleagues, duties };
  return {
    team,
    members: team.members.filter(isRoutable),
    async given({ asks }) {
      const briefing = await coordinatorBriefing(asks, sources);
      const task = { request: asks, asker: 'alice', kind: 'a comment', url: URL, msLeft: RUN_MS };
      return {
        system: joinParts(coordinatorSystemPrompt({ ...briefing, canWrite: true })),
        message: joinParts(coordinatorTaskPrompt(task, [])),
      };
    },
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
