// Makes the cases from the requests of an undisturbed play: where and how a story is disturbed, and what happens next.
import { needsWork, type Passage, type Spoiled } from '../../rehearsal/gate.ts';
import type { Ending, Guard, Shot } from './stage.ts';
import type { DisturbedStory, StoryName } from './stories.ts';

/** What follows the disturbed run: a re-run, its event delivered once more, or the next event on the thread. */
export type Afterwards = 'again' | 'redelivered' | 'next';

export type FaultCase = {
  readonly name: string;
  readonly story: StoryName;
  /** The kind of test, which has a row in the table. */
  readonly test: string;
  readonly first: Shot;
  readonly afterwards: Afterwards;
  /** True when the disturbed run itself must succeed. */
  readonly isPassing: boolean;
};

/** Returns every case of a story. Skips faults of requests that an earlier story makes too, and adds its own to `earlier`. */
export function casesOf(story: DisturbedStory, earlier: Set<string>): readonly FaultCase[] {
  const requests = [...new Set(story.undisturbed.run.requests)];
  const fresh = requests.filter((name) => !earlier.has(name) && !/^(?:model|artifact)/.test(name));
  for (const name of fresh) earlier.add(name);
  return [
    ...requests.flatMap((name) => endingsAt(story, name)),
    ...fresh.flatMap((name) => faultsAt(story, name)),
  ];
}

/** Chooses about `count` of the cases, evenly apart. The same seed always chooses the same. */
export function chooseCases(
  cases: readonly FaultCase[],
  seed: number,
  count: number,
): readonly FaultCase[] {
  const step = Math.max(1, Math.floor(cases.length / count));
  return cases.filter((_, at) => at % step === seed % step).slice(0, count);
}

const MOMENTS = {
  before: 'before',
  worked: 'with effect, before the answer of',
  answered: 'after',
} as const;
type Moment = keyof typeof MOMENTS;

/** Ends the run at a request. Returns whether the request goes on. */
type End = (ending: Ending) => Promise<boolean>;

const kill: End = async (ending) => {
  await ending.kill();
  return false;
};
const cancel: End = async (ending) => {
  void ending.cancel();
  return true;
};
const cancelAndWait: End = async (ending) => {
  await ending.cancel();
  return false;
};

function endingsAt({ name: story }: DisturbedStory, name: string): readonly FaultCase[] {
  const all: readonly Afterwards[] =
    story === 'scribe' ? ['again'] : ['again', 'redelivered', 'next'];
  const at = (test: string, words: string, moment: Moment, end: End) =>
    all.map((afterwards) => ({
      name: `${story}, ${words} ${name}, ${afterwards}`,
      story,
      test,
      first: { guard: onlyAt(name, (ending) => passageAt(moment, () => end(ending))) },
      afterwards,
      isPassing: false,
    }));
  return [
    ...momentsOf(name).flatMap((moment) => [
      ...at('killed', `killed ${MOMENTS[moment]}`, moment, kill),
      ...at('cancelled', `cancelled ${MOMENTS[moment]}`, moment, cancel),
    ]),
    ...at('cancelled, no answer', 'cancelled and no answer to', 'before', cancelAndWait),
  ];
}

function onlyAt(wanted: string, passage: (ending: Ending) => Passage): Guard {
  return (name, ending) => (name === wanted ? passage(ending) : {});
}

/** Returns the moments worth testing. For a read, all but the first equal the moment before the next request. */
function momentsOf(name: string): readonly Moment[] {
  if (name.startsWith('model')) return ['before', 'answered'];
  return writes(name) ? ['before', 'worked', 'answered'] : ['before'];
}

function writes(name: string): boolean {
  return !/^(?:GET|git refs|git upload-pack)/.test(name);
}

function passageAt(moment: Moment, end: () => Promise<boolean>): Passage {
  if (moment === 'before') return { before: end };
  return { [moment]: async () => void (await end()) };
}

const FAULTS: Readonly<Record<string, Spoiled>> = {
  500: { status: 500 },
  502: { status: 502 },
  429: { status: 429, headers: { 'retry-after': '1' } },
  403: { status: 403 },
  404: { status: 404 },
  'a reset': 'reset',
  'a cut answer': 'cut',
  'half an answer': 'half',
  'an empty answer': 'empty',
  'a page': 'page',
  'an endless answer': 'endless',
  silence: 'silent',
};

function faultsAt({ name: story }: DisturbedStory, name: string): readonly FaultCase[] {
  const test = name.startsWith('git') ? 'faults of git' : 'faults of REST';
  return Object.entries(FAULTS).flatMap(([words, spoiled]) => {
    const fault = (how: 'once' | 'always' | 'with effect') => {
      const isAlways = how === 'always';
      const passage = { spoiled, works: how === 'with effect' };
      const isHit = (at: string) => at === name || (isAlways && at.startsWith(`${name} (`));
      const guard: Guard = (at) => (isHit(at) ? passage : {});
      return {
        name: `${story}, ${words} to ${name}, ${how}`,
        story,
        test,
        first: { guard },
        afterwards: 'again' as const,
        isPassing: !isAlways && !['403', '404'].includes(words),
      };
    };
    // A 4xx says that the server refused, so it can't have done the work.
    const isRefusal = typeof spoiled === 'object' && spoiled.status < 500;
    const mayWork = writes(name) && !needsWork(spoiled) && !isRefusal;
    return [fault('once'), fault('always'), ...(mayWork ? [fault('with effect')] : [])];
  });
}
