// The cases: where and how a story is disturbed, and what happens after. Made from the requests of its undisturbed play.
import { needsWork, type Passage, type Spoiled } from '../../rehearsal/gate.ts';
import type { Shot } from './stage.ts';
import type { DisturbedStory, StoryName } from './stories.ts';

/** The same run again, its event delivered once more, or what comes next on the thread. */
export type Afterwards = 'again' | 'redelivered' | 'next';

export type FaultCase = {
  readonly name: string;
  readonly story: StoryName;
  /** Its row in the table. */
  readonly test: string;
  readonly first: Shot;
  readonly afterwards: Afterwards;
  /** True when one run must get over it. */
  readonly isPassing: boolean;
};

type Guard = NonNullable<Shot['guard']>;
type Moment = 'before' | 'worked' | 'answered';

const MOMENT_WORDS: Readonly<Record<Moment, string>> = {
  before: 'before',
  worked: 'with effect, before the answer of',
  answered: 'after',
};

/** Every case of a story. Faults of requests that an earlier story has are left to it. */
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

/** A request that writes nothing has no effect, and what comes after its answer comes before the next request. */
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

/** At the first request of that name; what an ended run still asks for gets no answer any more. */
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
    // Who says that something isn't done for the asker has not done it.
    const isRefusal = typeof spoiled === 'object' && spoiled.status < 500;
    const afterWork =
      writes(name) && !needsWork(spoiled) && !isRefusal ? [fault('with effect', true)] : [];
    return [fault('once', false), fault('always', false), ...afterWork];
  });
}

/** Time passes quickly while the run waits because of the fault: until it leaves, or asks for something else. */
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
