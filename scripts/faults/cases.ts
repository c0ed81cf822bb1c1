// Makes the cases from the requests of an undisturbed play: where and how a story is disturbed, and what happens next.
import { needsWork, type Passage, type Spoiled } from '../../rehearsal/gate.ts';
import type { Shot } from './stage.ts';
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

type Guard = NonNullable<Shot['guard']>;
type Moment = 'before' | 'worked' | 'answered';

const MOMENT_WORDS: Readonly<Record<Moment, string>> = {
  before: 'before',
  worked: 'with effect, before the answer of',
  answered: 'after',
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

function endingsAt({ name: story }: DisturbedStory, name: string): readonly FaultCase[] {
  const all: readonly Afterwards[] =
    story === 'scribe' ? ['again'] : ['again', 'redelivered', 'next'];
  const at = (test: string, words: string, guard: Guard) =>
    all.map((afterwards) => ({
      name: `${story}, ${words} ${name}, ${afterwards}`,
      story,
      test,
      first: { guard: onlyAt(name, guard) },
      afterwards,
      isPassing: false,
    }));
  return [
    ...momentsOf(name).flatMap((moment) => [
      ...at('killed', `killed ${MOMENT_WORDS[moment]}`, (_, ending) =>
        passageAt(moment, async () => {
          await ending.kill();
          return false;
        }),
      ),
      ...at('cancelled', `cancelled ${MOMENT_WORDS[moment]}`, (_, ending) =>
        passageAt(moment, async () => {
          ending.cancel();
          return true;
        }),
      ),
    ]),
    ...at('cancelled, no answer', 'cancelled and no answer to', (_, ending) =>
      passageAt('before', async () => {
        await ending.cancel().gone;
        return false;
      }),
    ),
  ];
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

/** Applies the guard to the request of that name alone. */
function onlyAt(wanted: string, guard: Guard): Guard {
  return (name, ending) => (name === wanted ? guard(name, ending) : {});
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
    const fault = (how: string, works: boolean) => {
      const isAlways = how === 'always';
      return {
        name: `${story}, ${words} to ${name}, ${how}`,
        story,
        test,
        first: { guard: faultGuard(name, { spoiled, works }, isAlways), mayHurry: true },
        afterwards: 'again' as const,
        isPassing: !isAlways && !['403', '404'].includes(words),
      };
    };
    // A 4xx says that the server refused, so it can't have done the work.
    const isRefusal = typeof spoiled === 'object' && spoiled.status < 500;
    const afterWork =
      writes(name) && !needsWork(spoiled) && !isRefusal ? [fault('with effect', true)] : [];
    return [fault('once', false), fault('always', false), ...afterWork];
  });
}

/** Sends the fault and speeds up the run's clock while the run waits because of it: until it leaves or moves on. */
function faultGuard(name: string, passage: Passage, isAlways: boolean): Guard {
  const waits = passage.spoiled === 'endless' || passage.spoiled === 'silent';
  let held = 0;
  return (at, ending) => {
    const isFaulted = at === name || (isAlways && at.startsWith(`${name} (`));
    if (isFaulted && waits) held += 1;
    ending.hurry(held > 0 || (isFaulted && isAlways));
    const answered = async () => {
      if (waits) held -= 1;
      ending.hurry(held > 0 || isAlways);
    };
    return isFaulted ? { ...passage, answered } : {};
  };
}
