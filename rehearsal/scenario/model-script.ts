// The scripted model: what each member of the team says next, read from a scenario's model.json.
import * as z from 'zod';

const toolSchema = z.strictObject({
  name: z.string().min(1),
  /**
   * An object for the tool, or a string that is sent as it is, even if it is not JSON. `{{line <<<<<<<}}` in a text
   * stands for the first line beginning with `<<<<<<<` that the model was shown.
   */
  arguments: z.union([z.record(z.string(), z.unknown()), z.string()]).default({}),
});

const stepSchema = z
  .strictObject({
    text: z.string().optional(),
    tools: z.array(toolSchema).optional(),
    /** Skips the step in a session whose prompt matches this regular expression, for example because the work is done. */
    unless: z.string().optional(),
    /** How long to wait before the answer. */
    delayMs: z.number().int().positive().optional(),
    /** Answers only once `who` is asked for this `turn`, counted from 1, so that its earlier turns are over. */
    waitFor: z.strictObject({ who: z.string(), turn: z.number().int().positive() }).optional(),
    usage: z
      .strictObject({ input: z.number().int(), output: z.number().int() })
      .default({ input: 1200, output: 80 }),
    /** Answers with this HTTP error, `times` times or for ever. */
    status: z.number().int().optional(),
    times: z.number().int().positive().optional(),
    /** Never answers. */
    hang: z.boolean().default(false),
  })
  .refine((step) => step.text !== undefined || step.tools || step.status || step.hang, {
    error: 'a step needs text, tools, status or hang',
  });

const ruleSchema = z.strictObject({
  /** `coordinator`, or an agent's name as in its prompt. */
  who: z.string().min(1),
  /** Limits the rule to sessions whose first message contains this. */
  when: z.string().optional(),
  /** Limits the rule to sessions whose system prompt or first message contains this. */
  told: z.string().optional(),
  steps: z.array(stepSchema).min(1),
});

/** A script of rules. An empty one is for a story in which no model may be asked. */
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

/** The script's answer to a request. */
export type ScriptedTurn = {
  readonly who: string;
  /** How many turns that session has had, so 0 for the first. */
  readonly turn: number;
  /** The rule's position in the script and the step's in the rule. */
  readonly key: string;
  /** Undefined when the script has none. */
  readonly step: ScriptStep | undefined;
};

/** Chooses the step by the request alone, so that parallel sessions can't disturb each other. */
export function nextTurn(script: ModelScript, { messages }: ScriptRequest): ScriptedTurn {
  const system = messages.filter(({ role }) => role === 'system').map(textOf);
  const who = agentName(system.join('\n')) ?? 'coordinator';
  const turn = messages.filter(({ role }) => role === 'assistant').length;
  const first = textOf(messages.find(({ role }) => role === 'user'));
  const told = [...system, first].join('\n');
  const index = script.findIndex(
    (rule) =>
      rule.who.toLowerCase() === who.toLowerCase() &&
      first.includes(rule.when ?? '') &&
      told.includes(rule.told ?? ''),
  );
  const isNeedless = ({ unless }: ScriptStep) =>
    unless !== undefined && new RegExp(unless).test(told);
  const steps = script[index]?.steps.filter((step) => !isNeedless(step)) ?? [];
  return { who, turn, key: `${index}.${turn}`, step: steps[turn] };
}

/** Finds the name in `You are Hockney, a Squad agent.`, wherever the runtime puts our part of the prompt. */
function agentName(system: string): string | undefined {
  const end = system.indexOf(', a Squad agent.');
  const start = system.lastIndexOf('You are ', end);
  return end === -1 || start === -1 ? undefined : system.slice(start + 'You are '.length, end);
}

/** Returns a message's text, whether it is a string or a list of parts. */
export function textOf(message: ScriptMessage | undefined): string {
  const content = message?.content;
  if (typeof content === 'string') return content;
  const parts = z.array(z.looseObject({ text: z.string().default('') })).safeParse(content);
  return parts.success ? parts.data.map((part) => part.text).join('\n') : '';
}

/** Replaces `{{line ...}}` by the line that the model was shown, as if it had copied it. */
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
