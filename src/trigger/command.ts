// The grammar of a request: what follows the phrase, and who is addressed. It has no options.
import { findMention, foldCase } from './find-mention.ts';

/** A custom tool that a person allows to run, and the first digits of the hash of its bytes, if they gave any. */
export type ToolApproval = { readonly name: string; readonly digest: string | undefined };

/** What the squad was asked to do. */
export type Command =
  | PlainCommand
  /** Lets proposed tools run in this run; `then` is whatever else was asked. */
  | {
      readonly kind: 'approve';
      readonly tools: readonly ToolApproval[];
      readonly then: PlainCommand | undefined;
    };

type PlainCommand =
  | { readonly kind: 'work'; readonly request: string }
  /**
   * `agent` is as the author wrote it, at most 64 characters; it may name no member. `whole` is the text with that beginning, where
   * a person wrote it: `fix: the login` names nobody.
   */
  | {
      readonly kind: 'agent';
      readonly agent: string;
      readonly request: string;
      readonly whole?: string;
    }
  /** `stop` asks how the run at work is stopped. */
  | { readonly kind: 'help' | 'team' | 'status' | 'tools' | 'doctor' | 'stop' }
  /** Proposes the removal of a custom tool, in a pull request, or runs its own tests. */
  | { readonly kind: 'remove-tool' | 'test-tool'; readonly tool: string }
  /** Records a rule for the team; it is empty when none was given. */
  | { readonly kind: 'remember'; readonly rule: string };

const KEYWORDS = {
  help: 'help',
  team: 'team',
  status: 'status',
  tools: 'tools',
  doctor: 'doctor',
  stop: 'stop',
  cancel: 'stop',
  abort: 'stop',
} as const;
/** What people add to a command without asking for anything else. */
const COURTESIES = new Set('please pls plz now again me us thanks thank you thx'.split(' '));

const MAX_ADDRESSEE = 64;
/** Characters that close emphasis, brackets or a sentence directly after the phrase; not part of the request. */
const CLOSERS = /^[*_~)\]}".!?;]+/;
const LINE_END = /[\r\n\u0085\u2028\u2029]/;
const SEPARATORS = /^[\s\u0085,:]+/;
const MEANINGFUL = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const NAME =
  /^@?[\p{L}\p{N}\p{Extended_Pictographic}_](?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}'’._ -]|\u200D)*$/u;

type AddressedCommand = Extract<PlainCommand, { kind: 'agent' }>;

/**
 * Reads the first mention of the phrase in a comment's visible prose; undefined when there is none. The request is
 * the comment's source after the phrase, or before it when nothing follows.
 */
export function readCommand(markdown: string, phrase: string): Command | undefined {
  const mention = findMention(markdown, phrase);
  if (mention === undefined) return undefined;
  const after = readWords(markdown.slice(mention.end).replace(CLOSERS, ''));
  if (after !== undefined || !mention.wordsBefore) return after ?? { kind: 'help' };
  const before = markdown.slice(0, mention.start).trim();
  return readKeyword(before) ?? { kind: 'work', request: before };
}

/** Reads a request that stands alone, without the phrase; an empty one asks for help. */
export function readRequest(text: string): Command {
  return readWords(text.trimStart()) ?? { kind: 'help' };
}

/** Returns what was asked for, without approvals and the addressee's name; for any other command, its keyword. */
export function askedWords(command: Command): string {
  const asked = command.kind === 'approve' ? command.then : command;
  if (asked === undefined) return '';
  return 'request' in asked ? asked.request : asked.kind;
}

/** Returns undefined when nothing is asked. */
function readWords(text: string): Command | undefined {
  const request = withoutSeparators(text).trimEnd();
  return readApprovals(request) ?? readPlain(text);
}

function readPlain(text: string): PlainCommand | undefined {
  const request = withoutSeparators(text).trimEnd();
  if (!MEANINGFUL.test(request)) return undefined;
  const command = readToolCommand(request) ?? readRule(request);
  if (command !== undefined) return command;
  const work: PlainCommand = { kind: 'work', request };
  const lead = text.slice(0, text.length - withoutSeparators(text).length);
  if (LINE_END.test(lead)) return readKeyword(request) ?? work;
  const addressed = readAddressed(request);
  if (addressed === undefined) return readKeyword(request) ?? work;
  return MEANINGFUL.test(addressed.request) ? addressed : undefined;
}

/** Reads `status` or `doctor now, please`: the keyword stands alone, apart from courtesies. */
function readKeyword(request: string): PlainCommand | undefined {
  const [word = '', ...rest] = foldCase(request).split(/[^\p{L}\p{M}\p{N}_]+/u);
  const keyword = Object.entries(KEYWORDS).find(([one]) => one === word);
  const isAlone = rest.every((other) => other === '' || COURTESIES.has(other));
  return keyword !== undefined && isAlone ? { kind: keyword[1] } : undefined;
}

const APPROVAL =
  /^approve tool (`?)([A-Za-z0-9_-]{1,64})(?:@([0-9a-f]{4,64}))?\1(?=$|[.,:;!\r\n])[\s.,:;!]*/i;

/** Reads `approve tool lint@0123abcd`, alone or followed by punctuation or a new line and a request; not mid-sentence. */
function readApprovals(request: string): Command | undefined {
  const tools: ToolApproval[] = [];
  let rest = request;
  for (let found = APPROVAL.exec(rest); found !== null; found = APPROVAL.exec(rest)) {
    const [whole, , name = '', digest] = found;
    tools.push({ name, digest: digest?.toLowerCase() });
    rest = rest.slice(whole.length);
  }
  if (tools.length === 0) return undefined;
  const then = MEANINGFUL.test(rest) ? (readPlain(rest) ?? { kind: 'help' as const }) : undefined;
  return { kind: 'approve', tools, then };
}

/** Reads `tools remove lint` or `tools test lint`, alone. Without a name it lists the tools to choose from. */
function readToolCommand(request: string): PlainCommand | undefined {
  const found = /^tools (remove|test)(?: (`?)([A-Za-z0-9_-]{1,64})\2)??(?:,? please)?[.!]?$/i.exec(
    request,
  );
  if (found === null) return undefined;
  const [, verb = '', , tool] = found;
  if (tool === undefined) return { kind: 'tools' };
  return { kind: verb.toLowerCase() === 'test' ? 'test-tool' : 'remove-tool', tool };
}

/** Reads `remember: <rule>`, or the keyword on a line of its own with the rule below it; never mid-sentence. */
function readRule(request: string): PlainCommand | undefined {
  const keyword = /^remember[ \t]*(?::|(?=[\r\n\u0085\u2028\u2029]|$))/i.exec(request)?.[0];
  if (keyword === undefined) return undefined;
  const rule = withoutSeparators(request.slice(keyword.length));
  return { kind: 'remember', rule: MEANINGFUL.test(rule) ? rule : '' };
}

/** Reads `Fact Checker: look at this`: one to three words, a colon, and white space or the line's end. */
function readAddressed(request: string): AddressedCommand | undefined {
  const colon = request.slice(0, MAX_ADDRESSEE + 1).indexOf(':');
  const agent = request.slice(0, Math.max(0, colon)).trimEnd();
  const next = request.charAt(colon + 1);
  const words = agent.split(' ').filter((part) => part !== '');
  if (!NAME.test(agent) || words.length > 3 || (next !== '' && !/[\s\u0085]/.test(next))) {
    return undefined;
  }
  const rest = withoutSeparators(request.slice(colon + 1));
  return { kind: 'agent', agent, request: rest, whole: request };
}

function withoutSeparators(text: string): string {
  return text.replace(SEPARATORS, '');
}
