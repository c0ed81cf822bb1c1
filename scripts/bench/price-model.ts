// A capable model, played: what it says is a function of the request, so one that the product no longer makes is no gap.
import type { ChatCompletionRequest } from '@copilotkit/aimock';
import { nextTurn, type ScriptStep, textOf } from '../../rehearsal/scenario/model-script.ts';
import type { ChooseTurn } from '../../rehearsal/scenario/scripted-model.ts';

type Fields = Readonly<Record<string, unknown>>;
type Call = { readonly name: string; readonly arguments: Fields };

/** A request, as its reader sees it. */
type Asked = {
  /** The task, with what is told about it. */
  readonly task: string;
  /** What was said since the last answer: results of tools, and messages. */
  readonly news: string;
  /** The calls since the task was given. */
  readonly calls: readonly Call[];
  /** The names of squad_finish's arguments in this session. */
  readonly reportFields: readonly string[];
};

/** Says what comes next, in a session of one agent or of the coordinator. */
export type Player = (asked: Asked) => Partial<Pick<ScriptStep, 'tools' | 'waitFor'>>;

/** Lets the players, by name in lower case, answer every request. */
export function playedBy(players: Readonly<Record<string, Player>>): ChooseTurn {
  return (body) => {
    const turn = nextTurn([], body);
    const usage = { input: Math.ceil(JSON.stringify(body).length / 4), output: 80 };
    const said = players[turn.who.toLowerCase()]?.(readAsked(body));
    return { ...turn, step: said && { ...said, usage, hang: false } };
  };
}

function readAsked({ messages, tools = [] }: ChatCompletionRequest): Asked {
  const isTask = (message: (typeof messages)[number]) =>
    message.role === 'user' && textOf(message).includes('## Incoming from ');
  const first = messages.findIndex(({ role }) => role === 'user');
  const begin = Math.max(first, messages.findLastIndex(isTask));
  const answered = messages.findLastIndex(({ role }) => role === 'assistant');
  const calls = messages.slice(begin).flatMap(({ tool_calls = [] }) => tool_calls);
  const ending = tools.find((tool) => tool.function.name === 'squad_finish')?.function;
  const schema: { properties?: object } = ending?.parameters ?? {};
  return {
    task: textOf(messages[begin]),
    news: messages
      .slice(answered + 1)
      .map(textOf)
      .join('\n'),
    calls: calls.map((one) => call(one.function.name, JSON.parse(one.function.arguments))),
    reportFields: Object.keys(schema.properties ?? {}),
  };
}

export function call(name: string, fields: Fields): Call {
  return { name, arguments: fields };
}

export function edit(path: string, old_str: string, new_str: string): Call {
  return call('edit', { path, old_str, new_str });
}

export function route(targetAgent: string, task: string, fields: Fields = {}): Call {
  return call('squad_route', { targetAgent, task, ...fields });
}

export function view(paths: readonly string[]) {
  return { tools: paths.map((path) => call('view', { path })) };
}

export function review(verdict: string, findings: readonly Fields[] = []) {
  return { tools: [call('squad_review', { verdict, findings })] };
}

/** Ends the turn, with those of the fields that this session knows. */
export function finish({ reportFields }: Asked, title: string, fields: Fields = {}): Call {
  const report = Object.entries({ title, summary: `${title}.`, ...fields });
  const known = report.filter(([name]) => reportFields.includes(name));
  return call('squad_finish', Object.fromEntries(known));
}

export function hasCalled({ calls }: Asked, ...names: readonly string[]): boolean {
  return calls.some(({ name }) => names.includes(name));
}

/** The coordinator's last handoffs: the agents' reports are the answer. */
export function handOver(routes: readonly Call[], title: string) {
  const delegate = routes.map(({ arguments: fields }) => fields);
  return { tools: [call('squad_finish', { title, delegate })] };
}

/** A coordinator that hands everything over at once. */
export function passOn(title: string, ...routes: readonly Call[]): Player {
  return () => handOver(routes, title);
}

type Work = {
  readonly look?: readonly string[];
  readonly changes?: readonly Call[];
  readonly command?: string;
};

/** An agent that views files, changes some, and ends with its changes, or once it has seen how the command ended. */
export function work(title: string, { look = [], changes = [], command }: Work): Player {
  return (asked) => {
    const end = finish(asked, title);
    if (look.length > 0 && !hasCalled(asked, 'view')) return view(look);
    if (hasCalled(asked, 'edit', 'create')) return { tools: [end] };
    return { tools: [...changes, command === undefined ? end : call('bash', { command })] };
  };
}
