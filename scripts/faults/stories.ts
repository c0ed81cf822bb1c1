// The stories that are disturbed, and how each goes when nothing disturbs it.
import { fileURLToPath } from 'node:url';
import type { ScriptStep } from '../../rehearsal/scenario/model-script.ts';
import {
  readScenario,
  type Scenario,
  type ScenarioEvent,
} from '../../rehearsal/scenario/scenario.ts';
import { type Facts, readFacts } from './facts.ts';
import { openStage, type PlayedRun } from './stage.ts';

/** Each story's name and the scenario that tells it. A fault of a request is played in the first one that makes it. */
const SCENARIOS = {
  change: 'first-comment',
  review: 'review-handoff',
  learn: 'answer-and-learn',
  answer: 'answer-only',
  scribe: 'scribe-protected',
} as const;

export type StoryName = keyof typeof SCENARIOS;
export const STORY_NAMES: readonly StoryName[] = ['change', 'review', 'learn', 'answer', 'scribe'];

export type DisturbedStory = {
  readonly name: StoryName;
  readonly scenario: Scenario;
  /** What happens next, whatever became of the first request. */
  readonly next: ScenarioEvent;
  readonly undisturbed: { readonly run: PlayedRun; readonly facts: Facts };
};

const NEXT_WORDS = 'Is anything left to do?';

/** Reads a story and plays it once. */
export async function readStory(name: StoryName): Promise<DisturbedStory> {
  const path = `../../scenarios/${SCENARIOS[name]}`;
  const scenario = withNext(await readScenario(fileURLToPath(new URL(path, import.meta.url))));
  const stage = await openStage(scenario);
  const run = await stage.play({});
  const facts = await readFacts(stage);
  await stage.close();
  return { name, scenario, next: nextEvent(scenario), undisturbed: { run, facts } };
}

/** Makes the script skip work that the prompt says is done, and adds Ripley, who answers the next request without working. */
function withNext(scenario: Scenario): Scenario {
  const answer: ScriptStep = {
    text: 'Nothing, as far as I see.',
    usage: { input: 1200, output: 80 },
    hang: false,
  };
  const script = scenario.script.map((rule) => ({
    ...rule,
    steps: rule.steps.flatMap(withMemoryApart).map(attentive),
  }));
  return { ...scenario, script: [{ who: 'Ripley', when: NEXT_WORDS, steps: [answer] }, ...script] };
}

const MEMORY: readonly string[] = ['squad_decide', 'squad_memory'];

/** Gives memory calls a step of their own, so that an agent whose edits are done skips those but still records learnings. */
function withMemoryApart(step: ScriptStep): readonly ScriptStep[] {
  const { tools = [] } = step;
  const memory = tools.filter(({ name }) => MEMORY.includes(name));
  if (memory.length === 0 || memory.length === tools.length) return [step];
  const others = tools.filter(({ name }) => !MEMORY.includes(name));
  return [
    { ...step, tools: memory },
    { ...step, tools: others },
  ];
}

/** Makes a step wait for nobody, route one call at a time, and be skipped when the agent is told that its work is done. */
function attentive({ waitFor: _, ...step }: ScriptStep): ScriptStep {
  const [call] = step.tools ?? [];
  if (call === undefined || typeof call.arguments === 'string') return step;
  const { targetAgent, waitForResult: __, ...rest } = call.arguments;
  if (call.name === 'squad_route') {
    const name = String(targetAgent).replace(/^./, (first) => first.toUpperCase());
    const tools = [{ ...call, arguments: { targetAgent, ...rest } }];
    return { ...step, tools, unless: `- ${name}, asked to ".*", finished` };
  }
  // Whoever is asked in a new session to look again has rejected it before.
  if (call.name === 'squad_review' && call.arguments.verdict !== 'approved') {
    return { ...step, unless: 'Look at the revision of what you rejected' };
  }
  const signs = step.tools?.flatMap(signOf) ?? [];
  return signs.length === 0 ? step : { ...step, unless: `^${signs.join('')}` };
}

/** Returns, as a lookahead, what an agent is told when a stopped attempt already made this call. */
function signOf({ name, arguments: given }: NonNullable<ScriptStep['tools']>[number]) {
  if (name !== 'create' && name !== 'edit') return [];
  const { path, old_str: before = '', new_str: after } = Object(given);
  const changed = `(?=[^]*Changed: .*${escaped(String(path))})`;
  if (after === undefined) return [changed];
  const lines: readonly string[] = String(after).split('\n');
  const added = lines.find((line) => line !== '' && !String(before).includes(line));
  return [changed, `(?=[^]*\\+ *${escaped(added ?? '')})`];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function nextEvent({ story: { event } }: Scenario): ScenarioEvent {
  if (event.name !== 'issue_comment') return event;
  return { ...event, author: 'olga', body: `@squad ripley: ${NEXT_WORDS}` };
}
