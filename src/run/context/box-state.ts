// Whether programs of the repository can run in this run: checked once, and reported to people.

import type { BoxState } from '#src/ports/box.ts';
import { listFailedWays, openPlaces } from '#src/setup/check-machine.ts';
import { narrowRights, type SquadSettings } from '#src/team/settings.ts';
import { shareWork } from '#src/text/serialize.ts';
import { readShare } from '#src/workspace/shown-folders.ts';
import type { RepositoryContext } from './load-repository.ts';
import type { RunContext } from './run-context.ts';

/** True when this agent, or any agent of the run, may run commands, for which the box is needed. */
export function mayRunCommands(
  { inputs }: RunContext,
  { target, team }: RepositoryContext,
  agent?: string,
): boolean {
  const rights = narrowRights(inputs.commands, team.settings.commands, agent);
  return rights === 'shell' && target.answerOnly === undefined;
}

/** Returns a function that opens the box on first use and adds a note if there is none. Never rejects. */
export function openBoxState(
  { ports, transcript }: RunContext,
  { team }: RepositoryContext,
): () => Promise<BoxState> {
  const { share } = team.settings;
  return shareWork(async () => {
    const state = await ports.box.state();
    for (const note of notesOn(state, team.settings)) transcript.note(note);
    if (state.kind === 'off') return state;
    const { refused } = await readShare(share, ports.jobPaths.workspace, [ports.git.scratch]);
    for (const { path, reason } of refused)
      transcript.note(`\`share\` names ${path}, which programs in the box don't get: ${reason}.`);
    return state;
  });
}

function notesOn(state: BoxState, settings: SquadSettings): readonly string[] {
  const failed = listFailedWays(state);
  if (state.kind === 'off') {
    return [
      `Commands, checks and custom tools are off: ${state.reason} (${failed}). To turn them on, ${state.next}.`,
    ];
  }
  if (state.way !== 'none') return openPlaces(settings);
  return [
    `Programs of this repository ran without a box, as its settings ask for: they could reach the job's secrets. There was no box because of ${failed}.`,
  ];
}
