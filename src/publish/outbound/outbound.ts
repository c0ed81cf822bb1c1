// The one sanitiser for everything that is posted: it seals every text, and defuses what models and people wrote in it.
import { SquadError } from '#src/errors.ts';
import { endsWithFence } from '#src/markdown/code.ts';
import { readMarkdown } from '#src/markdown/read-markdown.ts';
import type { OutboundText } from '#src/ports/github.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { withoutUnseen } from '#src/text/invisible-characters.ts';
import { createDefuse } from './defuse.ts';

// Defuses titles and commit messages. GitHub renders no Markdown there, so dangers can't be put in code and are reworded.

const MAX_PASSES = 50;
const MAX_READ_LENGTH = 20_000;
const MENTION = /(?<![a-z0-9])@(?=[a-z0-9])/gi;
/** What makes CI systems and GitHub skip their checks. */
const SKIP_CI =
  /\[[ \t]*(?:(?:skip|no)[ \t_-]+[a-z]{1,20}|[a-z]{1,20}[ \t_-]+skip)[ \t]*\]|\*{3}NO_CI\*{3}|\bskip-checks[ \t]*:[ \t]*true/gi;
const CLOSING_KEYWORD =
  /(?<![a-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)([\s:()[\]*_`"'-]+)(?:(?:([\w.-]{1,100}\/[\w.-]{1,100})?#|GH-)(\d{1,10})|https?:\/\/[^\s/]{1,200}\/([\w.-]{1,100}\/[\w.-]{1,100})\/(?:issues|pull)\/(\d{1,10}))/gi;
/** Trailers of ours, and those that say who wrote, signed or reviewed something. */
const TRAILER =
  /^[ \t]*(?:[a-z][a-z-]{0,30}-by|squad-[a-z-]{1,30}|release-as|breaking[ -]change|skip-checks|change-id|cc)[ \t]*:.*$/gim;
const WORK_IN_PROGRESS = /^(?:[[(]?(?:wip|draft|do not merge)[\])]?(?:[ \t]*:|(?=\s|$))[ \t]*)+/i;
/** `feat!:` makes release bots publish a new major version. */
const BREAKING = /^([a-z]{1,20}(?:\([^)]{0,60}\))?)!+:/i;

/** Returns a commit message that closes no issue, notifies nobody, skips no CI and signs for nobody: at most `max` long. */
function plainMessage(text: string, max: number): string {
  const message = repeatUntilStable(prepareText(text), (current) =>
    rewordDangers(current)
      .replace(TRAILER, '')
      .replace(/\n{3,}/g, '\n\n'),
  );
  return headOf(message.trim(), max).trim();
}

/** Returns a title of one line, without what `plainMessage` removes and without words that steer other bots. */
function plainTitle(text: string, max: number): string {
  const title = repeatUntilStable(prepareText(text), (current) =>
    rewordDangers(current)
      .replace(/\s+/g, ' ')
      .trim()
      .replace(WORK_IN_PROGRESS, '')
      .replace(BREAKING, '$1:')
      .replace(/^[/!]+(?=[a-z])/i, ''),
  );
  return headOf(title, max).trim();
}

function prepareText(text: string): string {
  return headOf(withoutUnseen(text).text, MAX_READ_LENGTH);
}

function rewordDangers(text: string): string {
  return text
    .replace(SKIP_CI, ' ')
    .replace(
      CLOSING_KEYWORD,
      (_whole, keyword, between, REPOSITORY, number, urlRepositoryName, urlNumber) => {
        const where = REPOSITORY ?? urlRepositoryName;
        const issue = `issue ${number ?? urlNumber}${where === undefined ? '' : ` of ${where}`}`;
        return `${keyword}${between}${issue}`;
      },
    )
    .replace(MENTION, '');
}

/** Repeats a change until it finds nothing: removing something can join the parts around it into a new danger. */
function repeatUntilStable(text: string, change: (text: string) => string): string {
  let current = text;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = change(current);
    if (next === current) return current;
    current = next;
  }
  return current.replace(/[@#[\]:*/]/g, ' ');
}

/** One run's sanitiser: `safe` for what models and people wrote, and a seal for each kind of text that is posted. */
export type Outbound = {
  /** Makes a text by a model or a person harmless Markdown. */
  readonly safe: (text: string) => string;
  /** Seals Markdown that is ours around `safe` texts; throws a SquadError (E_SECRET). */
  readonly seal: (markdown: string) => OutboundText;
  /** Seals our Markdown inside a text that is already on GitHub and stays as it is, byte for byte. Throws (E_SECRET). */
  readonly sealWithin: (enclosing: EnclosingText, markdown: string) => OutboundText;
  /** Seals a title of one line; throws a SquadError (E_SECRET). */
  readonly sealTitle: (text: string) => OutboundText;
  /** Seals a commit message, to which the caller adds our trailers; throws a SquadError (E_SECRET). */
  readonly sealCommit: (text: string) => OutboundText;
};

/** The parts of a text before and after ours, as GitHub has them. */
export type EnclosingText = { readonly before: string; readonly after: string };

type OutboundOptions = {
  readonly holdsSecret: (text: string) => boolean;
  /** The trigger phrase: our own text must not start the next run. */
  readonly phrase: string;
  /** Links to this server stay links. */
  readonly serverUrl: string;
};

/** GitHub's limit for the body of a comment or a pull request. */
const MAX_BODY_LENGTH = 65_536;
const MAX_TITLE_LENGTH = 256;
const MAX_MESSAGE_LENGTH = 5000;
const CUT_NOTICE = '\n\n*Cut here: the text is longer than GitHub allows.*\n';
const RESERVED_FOR_CLOSING = 400;
const MAX_LINE_GIVEN_UP = 2000;
const OWN_MARKER = /^<!-- squad-action:[^\n<>]{0,1000} -->(?=\n|$)/;

/** Creates a run's sanitiser. */
export function createOutbound(options: OutboundOptions): Outbound {
  const { holdsSecret } = options;
  const sealAs = (kind: string, text: string, shape: (text: string) => string): OutboundText => {
    const shaped = shape(text);
    if (holdsSecret(text) || holdsSecret(shaped)) throw secretError(kind);
    if (isSealed(shaped)) return shaped;
    throw new SquadError({ code: 'E_INTERNAL', message: `A ${kind} to publish is empty.` });
  };
  return {
    safe: createDefuse(options),
    seal: (markdown) => sealAs('text', markdown, fitBody),
    sealWithin: ({ before, after }, markdown) => {
      const part = markdown === '' ? '' : fitBody(markdown);
      const whole = `${before}${part}${after}`;
      // Cutting would remove what people wrote, so our part is left out instead.
      const text = whole.length <= MAX_BODY_LENGTH ? whole : `${before}${after}`;
      return sealAs('text', text, (it) => it);
    },
    sealTitle: (text) =>
      sealAs('title', text, (t) => plainTitle(t, MAX_TITLE_LENGTH) || 'Changes by the squad'),
    sealCommit: (text) =>
      sealAs('commit message', text, (t) => plainMessage(t, MAX_MESSAGE_LENGTH) || 'Squad work'),
  };
}

function isSealed(text: string): text is OutboundText {
  return text.trim() !== '';
}

function secretError(kind: string): SquadError {
  return new SquadError({
    code: 'E_SECRET',
    message: `A ${kind} that was about to be published holds a secret, or something shaped like one. It was not sent.`,
    hint: 'Look for the secret in the repository and in the thread; take it out, and replace it if it is still valid.',
  });
}

/** Returns the body as GitHub accepts it: only our marker on top, nothing hidden or left open below, not too long. */
function fitBody(markdown: string): string {
  const [marker = ''] = OWN_MARKER.exec(markdown) ?? [];
  const text = withoutUnseen(markdown.slice(marker.length)).text.replaceAll('<!--', '<! --');
  const maxLength = MAX_BODY_LENGTH - marker.length - RESERVED_FOR_CLOSING;
  const body =
    text.length <= maxLength
      ? closeOpenBlocks(text)
      : `${closeOpenBlocks(cutAtLine(text, maxLength))}${CUT_NOTICE}`;
  return headOf(`${marker}${body.trim() === '' ? '\n(no text)' : body}`, MAX_BODY_LENGTH);
}

function cutAtLine(text: string, maxLength: number): string {
  const cut = headOf(text, maxLength);
  const lineEnd = cut.lastIndexOf('\n');
  return lineEnd > maxLength - MAX_LINE_GIVEN_UP ? cut.slice(0, lineEnd) : cut;
}

/** Closes an open code block and open folds, which would swallow what follows. */
export function closeOpenBlocks(text: string): string {
  const pieces = readMarkdown(text);
  const last = pieces.at(-1);
  const fence = last?.kind === 'code' ? last.fence : undefined;
  const isFenceOpen = fence !== undefined && !endsWithFence(last?.text ?? '', fence);
  const folds = pieces.reduce((depth, piece) => {
    if (piece.kind !== 'tag' || piece.tag.name !== 'details') return depth;
    return Math.max(0, depth + (piece.tag.closing ? -1 : 1));
  }, 0);
  const closing = '\n</details>\n'.repeat(Math.min(folds, RESERVED_FOR_CLOSING / 50));
  return `${text}${isFenceOpen ? `\n${fence}\n` : ''}${closing === '' ? '' : `\n${closing}`}`;
}
