// What people have to hear of: a question to them, every call for help, and work that nobody may revise.
import type { AppealNote, RunEvent } from './events.ts';
import type { Handoff, Roster } from './handoff.ts';
import { chooseReviser, type Lockout } from './lockout.ts';
import type { Judgement } from './situation.ts';

/** Asks people. */
export type Appeal = (note: AppealNote) => void;

export type Office = {
  readonly roster: Roster;
  readonly lockout: Lockout;
  readonly appeal: Appeal;
};

/** Passes every appeal on once, however often it is made. */
export function oncePerText(emit: (event: RunEvent) => void): Appeal {
  const told = new Set<string>();
  return (note) => {
    const words = `${note.kind} ${note.text}`;
    if (told.has(words)) return;
    told.add(words);
    emit({ kind: 'appeal', note });
  };
}

/** Makes the appeal that a message is, if it is one. */
export function tellPeople(judged: Judgement, handoff: Handoff, office: Office): void {
  const { type, from, task } = handoff;
  if (judged.kind === 'refused') {
    if (judged.code === 'E_A2A_LOCKED') askWhoRevises(handoff, office);
    return;
  }
  if (type === 'escalation') office.appeal({ kind: 'escalation', from, text: task });
  if (type === 'question' && judged.kind === 'for-people') {
    office.appeal({ kind: 'question', from, text: task });
  }
}

/** Lets people choose, when everybody who could revise these files is locked out. */
export function askWhoRevises(
  { files: paths, from }: Pick<Handoff, 'files' | 'from'>,
  { roster: { colleagues }, lockout, appeal }: Office,
): void {
  const choice = { colleagues, lockout, paths, without: [], wish: undefined };
  if (chooseReviser(choice) !== undefined) return;
  const text = `The work on ${paths.join(', ')} was rejected, and every agent who could revise it is locked out there. Which agent shall do it? Begin your answer with the agent's name and a colon: that lets it work on this again.`;
  appeal({ kind: 'question', from, text });
}
