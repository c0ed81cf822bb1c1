// Plays stories through the built action, a few at a time.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rehearseScenario } from '../../../rehearsal/rehearse.ts';
import { type Facts, readFacts } from './facts.ts';
import { judge, type Verdict } from './judge.ts';
import { type Kind, type Story, scenarioOf } from './story.ts';

export type PlayedStory = Verdict & {
  readonly kind: string;
  readonly story: string;
  readonly danger: string;
  readonly note: string | undefined;
  readonly facts: Facts;
  readonly seconds: number;
};

const TEAM = fileURLToPath(new URL('../../../scenarios/_team', import.meta.url));

/** Plays and judges every story of the kinds, several at a time. Returns them in the order given. */
export async function playKinds(
  kinds: readonly Kind[],
  atOnce: number,
): Promise<readonly PlayedStory[]> {
  const folder = await mkdtemp(join(tmpdir(), 'squad-evaluate-'));
  await symlink(TEAM, join(folder, '_team'));
  const waiting = kinds.flatMap((kind) => kind.stories.map((story) => ({ kind, story })));
  const played = new Map<Story, PlayedStory>();
  const queue = waiting.values();
  const work = async () => {
    for (const { kind, story } of queue) {
      played.set(story, await playStory(folder, kind, story));
      process.stderr.write('.');
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
    return waiting.flatMap(({ story }) => played.get(story) ?? []);
  } finally {
    process.stderr.write('\n');
    await rm(folder, { recursive: true, force: true });
  }
}

async function playStory(folder: string, kind: Kind, story: Story): Promise<PlayedStory> {
  const started = Date.now();
  const facts = await factsOf(await writeStory(folder, story));
  const seconds = (Date.now() - started) / 1000;
  const { name, danger, note } = story;
  return { kind: kind.name, story: name, danger, note, facts, seconds, ...judge(story, facts) };
}

async function writeStory(folder: string, story: Story): Promise<string> {
  const own = join(folder, story.name);
  const { scenario, model } = scenarioOf(story);
  await mkdir(own);
  await writeFile(join(own, 'scenario.json'), JSON.stringify(scenario));
  await writeFile(join(own, 'model.json'), JSON.stringify(model));
  return own;
}

async function factsOf(folder: string): Promise<Facts> {
  const rehearsal = await rehearseScenario(folder, { serve: true });
  try {
    return await readFacts(rehearsal);
  } finally {
    await rehearsal.close();
  }
}
