// People's feedback becomes work: each agent gets its part as a handoff from the person, without a coordinator's turn.
import { cutAt } from '../context/characters.ts';
import { quoteUntrusted } from '../context/sanitise.ts';
import { type Coordination, goStraightTo } from '../coordinator/coordinator.ts';
import type { AssembledCrew } from './crew.ts';
import type { Feedback, Part } from './feedback.ts';
import { pathsOf, type Remark } from './remarks.ts';
import type { Scene } from './scene.ts';

/** Lets the agents revise, and asks people about what is left for nobody. */
export async function revise(
  scene: Scene,
  { parts, forNobody }: Feedback,
  hands: Pick<AssembledCrew, 'crew' | 'broker' | 'handoffTo'>,
): Promise<Coordination> {
  const ended = await Promise.all(
    parts.map((part) => {
      const task = scene.world.mask(revisionTask(scene, part));
      const files = pathsOf(part.remarks);
      return goStraightTo(hands, { ...hands.handoffTo(part.agent), task, files });
    }),
  );
  const unanswered = forNobody.length === 0 ? [] : [askWho(forNobody)];
  return together([...ended, ...unanswered]);
}

function askWho(paths: readonly string[]): Coordination {
  const text = `The work on ${paths.join(', ')} was rejected, and every agent who could revise it is locked out there. Which agent shall do it? Begin your answer with the agent's name and a colon: that lets it work on this again.`;
  return { kind: 'question', text };
}

/** The ends of several agents' work as one: the most pressing wins, and no words are lost. */
export function together(ended: readonly Coordination[]): Coordination {
  const limited = ended.find(({ kind }) => kind === 'limited');
  if (limited !== undefined) return limited;
  const failed = ended.filter((one) => one.kind === 'failed');
  const spoken = ended.flatMap((one) => ('text' in one ? [one.text] : []));
  if (spoken.length === 0 && failed[0] !== undefined) return failed[0];
  const words = [...failed.map(({ reason }) => reason), ...spoken];
  const text = words.filter((one) => one.trim() !== '').join('\n\n');
  const isQuestion = ended.some(({ kind }) => kind === 'question');
  return { kind: isQuestion ? 'question' : 'done', text };
}

const ROOM = 20_000;
const LONGEST_REMARK = 4_000;

/** The task of one agent: what to do in our words, what people said as quotations. Its first line is the commit's subject. */
export function revisionTask(scene: Pick<Scene, 'request' | 'nonce'>, part: Part): string {
  const { request, nonce } = scene;
  const { thread, author, review, text } = request;
  const what = review === undefined ? 'a comment' : 'the review';
  const quote = (place: string, words: string) =>
    quoteUntrusted({
      text: cutAt(words, LONGEST_REMARK),
      author: author.login,
      label: `${place}, can write to this repository`,
      nonce,
    });
  const quotes = [
    ...(review === undefined || text.trim() === '' ? [] : [quote('review', text)]),
    ...part.remarks.map((remark) => quote(placeOf(remark), remark.text)),
  ];
  return [
    `Revise ${listed(pathsOf(part.remarks))} as ${what} on #${thread.number} asks`,
    part.insteadOf.length === 0 ? OWN : inPlaceOf(part.insteadOf),
    REPORT,
    ...within(quotes, ROOM),
  ].join('\n\n');
}

const OWN =
  'A person with write access said what is quoted below about these files. Do what they ask there, answer what they ask, and leave the rest as it is.';

function inPlaceOf(names: readonly string[]): string {
  return `A person with write access rejected the work of ${names.join(' and ')} on these files, so you revise it in their place, without asking them. Do what the quotations below ask for, keep what is right, and leave the rest as it is.`;
}

const REPORT =
  'Your report is posted as the answer in the threads of these comments: say shortly what you did about each of them.';

function placeOf({ path, line }: Remark): string {
  return `review comment on ${path}${line === undefined ? '' : `:${line}`}`;
}

function listed([first = 'the work', ...rest]: readonly string[]): string {
  return rest.length === 0 ? first : `${first} and ${rest.length} more`;
}

/** The first that fit; what doesn't is in the thread. */
function within(quotes: readonly string[], room: number): readonly string[] {
  let left = room;
  const kept = quotes.filter((quote) => {
    left -= quote.length;
    return left >= 0;
  });
  const missing = quotes.length - kept.length;
  return missing === 0 ? kept : [...kept, `${missing} more comments are in the thread below.`];
}
