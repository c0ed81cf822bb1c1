// A runtime whose sessions do what a test scripts for them.
import type {
  AgentRuntime,
  AgentSession,
  SessionEvent,
  SessionSpec,
  ToolReply,
  Turn,
} from '#src/ports/agents.ts';

/** One turn as its script sees it. */
export type ScriptedTurn = {
  readonly spec: SessionSpec;
  readonly prompt: string;
  readonly signal: AbortSignal;
  say(event: SessionEvent): void;
  /** Calls a tool of the session, with the events that the runtime sends around a call. */
  call(tool: string, input: unknown): Promise<ToolReply>;
};

/** A turn's script: its answer, or how else the turn ends. */
export type TurnScript = (scriptedTurn: ScriptedTurn) => Promise<string | Turn>;

export type FakeRuntime = AgentRuntime & {
  readonly opened: SessionSpec[];
  readonly closed: string[];
  /** Prompts, with the label of the session that was asked. */
  readonly asked: { readonly label: string; readonly prompt: string }[];
  /** Messages that reached a turn under way, with the session's label. */
  readonly told: { readonly label: string; readonly message: string }[];
};

type Script = {
  /** One act for each turn of a session; by label or by what stands before its `-2`. */
  readonly acts?: Readonly<Record<string, readonly TurnScript[]>>;
  /** Awaited before a session is there; may reject. */
  readonly opening?: (spec: SessionSpec) => Promise<void>;
};

/** Never answers; the signal ends it. */
export const never: TurnScript = () => new Promise(() => undefined);

/** Answers at once. */
export function says(text: string): TurnScript {
  return async () => text;
}

/** Ends with squad_finish in a message of its own; a field that is not given says next to nothing. */
export function finishes(fields: object): TurnScript {
  return async ({ call, say }) => {
    say({ kind: 'turn-started' });
    await call('squad_finish', { title: 'Look at it', summary: 'I looked.', ...fields });
    return '';
  };
}

export function aRuntime({ acts = {}, opening }: Script = {}): FakeRuntime {
  const runtime: FakeRuntime = {
    opened: [],
    closed: [],
    asked: [],
    told: [],
    start: async () => undefined,
    models: async () => [],
    ripgrep: async () => undefined,
    stop: async () => undefined,
    async openSession(spec) {
      runtime.opened.push(spec);
      await opening?.(spec);
      const script = acts[spec.label] ?? acts[spec.label.replace(/-\d+$/, '')] ?? [];
      return aSession(spec, script, runtime);
    },
  };
  return runtime;
}

function aSession(
  spec: SessionSpec,
  acts: readonly TurnScript[],
  runtime: FakeRuntime,
): AgentSession {
  const id = `session-of-${spec.label}`;
  let turns = 0;
  let calls = 0;
  let isAsked = false;
  return {
    id,
    async tell(message) {
      if (isAsked) runtime.told.push({ label: spec.label, message });
      return isAsked;
    },
    imageLimits: async () => undefined,
    async ask(prompt, signal) {
      runtime.asked.push({ label: spec.label, prompt });
      const act = acts[turns] ?? says(`${spec.label} is done.`);
      turns += 1;
      isAsked = true;
      const scriptedTurn: ScriptedTurn = {
        spec,
        prompt,
        signal,
        say: (event) => spec.onEvent(event),
        async call(name, input) {
          calls += 1;
          const call = { callId: `call-${calls}`, tool: name };
          spec.onEvent({ kind: 'tool-started', ...call, detail: pathIn(input) });
          const tool = spec.tools.find((one) => one.name === name);
          // As the SDK does, gives each call a signal of its own.
          const own = AbortSignal.any([signal]);
          const reply = (await tool?.call(input, { id: call.callId, signal: own })) ?? {
            kind: 'failed',
            text: 'no such tool',
          };
          spec.onEvent({ kind: 'tool-ended', callId: call.callId, ok: reply.kind === 'ok' });
          return reply;
        },
      };
      const played = act(scriptedTurn).then(
        (end): Turn => (typeof end === 'string' ? { kind: 'done', text: end } : end),
      );
      return Promise.race([played, stoppedBy(signal)]).finally(() => {
        isAsked = false;
      });
    },
    async close() {
      runtime.closed.push(spec.label);
    },
  };
}

/** What the runtime's event says of a call: its path, if it has one. */
function pathIn(input: unknown): string {
  if (typeof input !== 'object' || input === null || !('path' in input)) return '';
  return String(input.path);
}

function stoppedBy(signal: AbortSignal): Promise<Turn> {
  return new Promise((resolve) => {
    const stop = () => {
      const why = signal.reason === 'silence' ? 'silence' : 'aborted';
      resolve({ kind: 'stopped', why });
    };
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
