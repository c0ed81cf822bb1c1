// Plays one case: the disturbed run and the one after it, with the facts after each.
import { setTimeout as pause } from 'node:timers/promises';
import { processesNaming } from '../left-processes.ts';
import type { Afterwards, FaultCase } from './cases.ts';
import { readFacts } from './facts.ts';
import { judge } from './judge.ts';
import { openStage, type Shot, type Stage } from './stage.ts';
import type { DisturbedStory } from './stories.ts';

export type Verdict = {
  readonly one: FaultCase;
  /** A sentence for each broken promise. */
  readonly broken: readonly string[];
  /** The logs of both runs and the boards, to look into a failure. */
  readonly evidence: string;
};

/** Plays a case on a stage of its own. */
export async function playCase(story: DisturbedStory, one: FaultCase): Promise<Verdict> {
  const stage = await openStage(story.scenario);
  try {
    const first = await stage.play(one.first);
    const asked = stage.asked.length;
    const between = await readFacts(stage);
    const second = await stage.play(shotAfterwards(one.afterwards, story));
    const after = await readFacts(stage);
    const broken = judge(one, {
      story,
      first,
      between,
      second,
      after,
      asked: { first: stage.asked.slice(0, asked), second: stage.asked.slice(asked) },
      left: await processesLeft(stage),
    });
    const runs = [first, second].map(
      ({ log, requests, outputs, exitCode, signal }) =>
        `${requests.join('\n')}\n${log}\n${JSON.stringify(outputs)} ${exitCode} ${signal}`,
    );
    const boards = after.boards.map(({ body }) => body);
    return { one, broken, evidence: [...runs, ...boards, ...after.notices].join('\n---\n') };
  } finally {
    await stage.close();
  }
}

function shotAfterwards(afterwards: Afterwards, { next }: DisturbedStory): Shot {
  if (afterwards === 'again') return { attempt: 2 };
  return afterwards === 'redelivered' ? { runId: '4712' } : { runId: '4712', event: next };
}

const ROUNDS = 60;

/** Returns the processes still there after three seconds, the time an orphan has to notice that its parent is gone. */
export async function processesLeft({ folder }: Stage): Promise<readonly string[]> {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (processesNaming(`${folder}/run-`).length === 0) return [];
    await pause(50);
  }
  const left = processesNaming(`${folder}/run-`);
  return left.map(({ command }) => command.replaceAll(folder, '').slice(0, 120).trim());
}
