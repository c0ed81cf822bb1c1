// The scripted model: what each member of the team says next, read from a scenario's model.json.
import * as z from 'zod';

const toolSchema = z.strictObject({
  name: z.string().min(1),
  /**
   * An object as the tool wants it, or a string that is sent as it is (also when it is no JSON).
   * `{{line <<<<<<<}}` in a text stands for the first line that the model was shown beginning with `<<<<<<<`.
   */
  arguments: z.union([z.record(z.string(), z.unknown()), z.string()]).default({}),
});

const stepSchema = z
  .strictObject({
    text: z.string().optional(),
    tools: z.array(toolSchema).optional(),
    /** Left out in a session that was told what this regular expression finds, such as that it was done before. */
    unless: z.string().optional(),
    /** Waits before it answers. */
    delayMs: z.number().int().positive().optional(),
    /** Answers only after `who` was asked for its `turn`, counted from 1: its turns before that are over by then. */
    waitFor: z.strictObject({ who: z.string(), turn: z.number().int().positive() }).optional(),
    usage: z
      .strictObject({ input: z.number().int(), output: z.number().int() })
      .default({ input: 1200, output: 80 }),
    /** An HTTP error instead of an answer: `times` of them, or for ever. */
    status: z.number().int().optional(),
    times: z.number().int().positive().optional(),
    /** Never answers. */
    hang: z.boolean().default(false),
  })
  .refine((step) => step.text !== undefined || step.tools || step.status || step.hang, {
    error: 'a step needs text, tools, status or hang',
  });

const ruleSchema = z.strictObject({
  /** `coordinator`, or an agent's name as its prompt has it. */
  who: z.string().min(1),
  /** Only for sessions whose first message holds this. */
  when: z.string().optional(),
  /** Only for sessions that were told this before their first turn, in the system message or the first. */
  told: z.string().optional(),
  steps: z.array(stepSchema).min(1),
});

/** An empty script is a story in which no model may be asked. */
export const scriptSchema = z
  .array(ruleSchema)
  .refine((rules) => rules.every(({ steps }) => steps.every((step) => canHappen(step, rules))), {
    error: 'a step waits for a turn that the script does not have',
  });

export type ModelScript = z.infer<typeof scriptSchema>;
export type ScriptStep = z.infer<typeof stepSchema>;

function canHappen(
  { waitFor }: z.infer<typeof stepSchema>,
  rules: readonly z.infer<typeof ruleSchema>[],
): boolean {
  if (waitFor === undefined) return true;
  const { who, turn } = waitFor;
  return rules.some((rule) => rule.who === who && rule.steps.length >= turn);
}

type ScriptMessage = { readonly role: string; readonly content?: unknown };
type ScriptRequest = { readonly messages: readonly ScriptMessage[] };

/** Who is asked, and for the how-manieth time in that session. */
export type SessionTurn = { readonly who: string; readonly turn: number };

/** What the script says to a request: the step, or that it has none. */
export type ScriptedTurn = SessionTurn & {
  /** Position of the rule in the script, and of the step in the rule. */
  readonly key: string;
  readonly step: ScriptStep | undefined;
};

/** Chooses by the request alone, so that parallel sessions can't disturb each other. */
export function nextTurn(script: ModelScript, request: ScriptRequest): ScriptedTurn {
  const sessionTurn = readSessionTurn(request);
  const first = textOf(request.messages.find((message) => message.role === 'user'));
  const told = [...systemTexts(request), first].join('\n');
  const index = script.findIndex(
    (rule) =>
      rule.who.toLowerCase() === sessionTurn.who.toLowerCase() &&
      first.includes(rule.when ?? '') &&
      told.includes(rule.told ?? ''),
  );
  return {
    ...sessionTurn,
    key: `${index}.${sessionTurn.turn}`,
    step: script[index]?.steps.filter((step) => !isNeedless(step, told))[sessionTurn.turn],
  };
}

function isNeedless({ unless }: ScriptStep, told: string): boolean {
  return unless !== undefined && new RegExp(unless).test(told);
}

function systemTexts({ messages }: ScriptRequest): readonly string[] {
  return messages.filter(({ role }) => role === 'system').map(textOf);
}

function readSessionTurn(request: ScriptRequest): SessionTurn {
  const { messages } = request;
  const name = agentName(systemTexts(request).join('\n'));
  const turn = messages.filter((message) => message.role === 'assistant').length;
  return { who: name ?? 'coordinator', turn };
}

/** The name in `You are Hockney, a Squad agent.`, wherever the runtime puts our part of the prompt. */
function agentName(system: string): string | undefined {
  const end = system.indexOf(', a Squad agent.');
  const start = system.lastIndexOf('You are ', end);
  return end === -1 || start === -1 ? undefined : system.slice(start + 'You are '.length, end);
}

/** A message's text, whether it is a string or a list of parts. */
export function textOf(message: ScriptMessage | undefined): string {
  const content = message?.content;
  if (typeof content === 'string') return content;
  const parts = z.array(z.looseObject({ text: z.string().default('') })).safeParse(content);
  return parts.success ? parts.data.map((part) => part.text).join('\n') : '';
}

/** Puts the lines that the model was shown in the place of `{{line ...}}`, as it would have copied them. */
export function fillPlaceholders(argument: string, request: ScriptRequest): string {
  const [head = '', ...rest] = argument.split('{{line ');
  const shown = ['tool', 'user'].flatMap((role) =>
    request.messages.filter((message) => message.role === role).map(textOf),
  );
  const parts = rest.map((part) => {
    const end = part.indexOf('}}');
    const line = shownLine(shown.join('\n'), part.slice(0, end));
    return `${JSON.stringify(line).slice(1, -1)}${part.slice(end + 2)}`;
  });
  return [head, ...parts].join('');
}

function shownLine(shown: string, beginning: string): string {
  const start = shown.indexOf(beginning);
  const end = shown.indexOf('\n', start);
  return start === -1 ? beginning : shown.slice(start, end === -1 ? undefined : end).trimEnd();
}
