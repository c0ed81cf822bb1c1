// Two figures, which are never mixed: how the product copes with failing models, and whether its prompt tells a model
// enough to route by. With --model there is a third: how well a real model routes with that prompt.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { realModelInputs } from '../../rehearsal/process-variables.ts';
import { BUILT_MAIN } from '../../rehearsal/rehearse.ts';
import { chooseStories } from './mechanics/choose.ts';
import { pagesOf } from './mechanics/facts.ts';
import { type PlayedStory, playKinds } from './mechanics/play.ts';
import { KINDS } from './mechanics/stories/index.ts';
import type { Kind } from './mechanics/story.ts';
import { mechanicsData, mechanicsTable } from './mechanics/table.ts';
import { type EvaluateOptions, readOptions, USAGE } from './options.ts';
import { askModel, keepAnswers, modelAccess, modelFigure } from './routing/ask-model.ts';
import { ROSTERS } from './routing/rosters/index.ts';
import { scoreRosters } from './routing/score.ts';
import { routingFigure, routingTable } from './routing/table.ts';

/** A part's findings: its text, its data, and whether it fails the command. */
type Part = { readonly text: string; readonly data: object; readonly fails: boolean };

/** Evaluates as the arguments say, prints, and returns the exit code: 1 when a story was missed. */
export async function evaluate(
  args: readonly string[],
  print: (text: string) => void,
): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    print(`${options}\n${USAGE}`);
    return 2;
  }
  const parts: Record<string, Part> = {};
  if (options.parts.includes('mechanics')) parts.mechanics = await mechanics(options);
  if (options.parts.includes('routing')) parts.routing = await routing();
  if (options.model) parts.model = await model(options);
  const found = Object.entries(parts);
  if (options.json) {
    const data = found.map(([name, part]) => [name, part.data]);
    print(JSON.stringify(Object.fromEntries(data), undefined, 2));
  } else print(found.map(([, part]) => part.text).join('\n\n'));
  return found.some(([, part]) => part.fails) ? 1 : 0;
}

async function mechanics(options: EvaluateOptions): Promise<Part> {
  if (!existsSync(BUILT_MAIN)) {
    return { text: 'There is no dist/main.js yet. Run: npm run bundle', data: {}, fails: true };
  }
  const started = Date.now();
  const played = await playKinds(chosenKinds(options), options.atOnce);
  const seconds = Math.round((Date.now() - started) / 1000);
  const chosen = isChosen(options) ? `, one of each kind, chosen by --seed ${options.seed}` : '';
  const shown = options.show ? played.map(shownStory) : [];
  return {
    text: [...shown, `${mechanicsTable(played)}${chosen}; ${seconds} s`].join('\n\n'),
    data: { seed: isChosen(options) ? options.seed : undefined, stories: mechanicsData(played) },
    fails: played.some((one) => one.class === 'missed' || one.class === 'not played'),
  };
}

const isChosen = ({ all, only }: EvaluateOptions): boolean => !all && only === '';

function chosenKinds(options: EvaluateOptions): readonly Kind[] {
  if (isChosen(options)) return chooseStories(KINDS, options.seed, options.kinds);
  return KINDS.map((kind) => ({
    ...kind,
    stories: kind.stories.filter(({ name }) => `${kind.name} ${name}`.includes(options.only)),
  }));
}

function shownStory({ story, facts }: PlayedStory): string {
  return [`=== ${story}`, pagesOf(facts), ...facts.messages, ...facts.files.keys()].join('\n');
}

async function routing(): Promise<Part> {
  const scored = await scoreRosters(ROSTERS);
  const figure = routingFigure(scored);
  const { requests, decided, keyword, lead } = figure;
  const sentence =
    `Routing: the prompt contains the deciding sentence for ${decided} of ${requests} requests; ` +
    `keywords alone choose correctly for ${keyword}, the lead is right for ${lead}`;
  return { text: `${routingTable(scored)}\n\n${sentence}`, data: figure, fails: false };
}

const ANSWERS = fileURLToPath(new URL('answers', import.meta.url));

async function model({ answers: folder = ANSWERS }: EvaluateOptions): Promise<Part> {
  const access = modelAccess(realModelInputs());
  if (typeof access === 'string') return { text: access, data: {}, fails: true };
  const answers = await askModel(access, ROSTERS);
  const file = await keepAnswers(folder, answers);
  return {
    text: `${modelFigure(answers)}; kept in ${file}`,
    data: answers,
    fails: answers.answers.every(({ error }) => error !== undefined),
  };
}
