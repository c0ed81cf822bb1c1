// A session of the real SDK and runtime, configured as the product's are, with tools of the SDK's own and a scripted model.
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CopilotSession,
  type PermissionHandler,
  type SessionEvent,
  type Tool,
  ToolSet,
} from '@github/copilot-sdk';
import { copilotSessionConfig } from '#src/adapters/copilot/copilot.ts';
import { trackCalls } from '#src/adapters/copilot/open-calls.ts';
import { thisPlatform } from '#src/adapters/copilot/platform.ts';
import { startRuntime } from '#src/adapters/copilot/start-runtime.ts';
import { aModel, type Model } from './a-model.ts';
import { aTool } from './a-runtime.ts';
import type { Answer, ScriptedCall, ToldCalls, WireForm } from './wire-forms.ts';

type SessionScript = {
  readonly form: WireForm;
  /** The model's answers, one for each request. */
  readonly answers: readonly Answer[];
  readonly tools: readonly Tool[];
  readonly onPermissionRequest?: PermissionHandler;
};

export type ScriptedSession = {
  readonly sdk: CopilotSession;
  readonly requests: Model['requests'];
  /** What the last request told the model of earlier calls. */
  told(): ToldCalls;
  /** Sends a prompt, waits until the session is idle, and returns the events until then. */
  ask(prompt: string): Promise<readonly SessionEvent[]>;
};

export type ScriptedRuntime = {
  open(script: SessionScript): Promise<ScriptedSession>;
  /** Resolves when the runtime has read all that it was sent before. */
  roundTrip(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a runtime for many sessions; each has a model of its own. */
export async function aScriptedRuntime(): Promise<ScriptedRuntime> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'squad-copilot-')));
  const workspace = join(directory, 'workspace');
  await mkdir(workspace);
  const path = process.env.PATH ?? '';
  const stopping = new AbortController();
  const platform = thisPlatform();
  const { client, ...started } = await startRuntime(
    {
      credentials: { kind: 'provider', provider: { baseUrl: '' } },
      directory,
      path,
      proxies: {},
      sources: { input: undefined, toolCache: directory, platform, log, path, npmEnvironment: {} },
    },
    stopping.signal,
  );
  const models: Model[] = [];
  return {
    async open({ form, answers, tools, onPermissionRequest = () => ({ kind: 'approve-once' }) }) {
      const model = await aModel((_request, index) => form.encode(answers[index] ?? UNSCRIPTED));
      models.push(model);
      const provider = { ...form.provider, baseUrl: model.url, apiKey: 'none' };
      const label = 'hockney';
      const known = tools.map(({ name }) => aTool(name).tool);
      const spec = { label, systemPrompt: 'You are Hockney.', directory: workspace, tools: known };
      const sdk = await client.createSession({
        ...copilotSessionConfig(
          { ...spec, model: 'test', onEvent: () => undefined },
          {
            ...started,
            credentials: { kind: 'provider', provider },
            model: undefined,
            overflow: directory,
            calls: trackCalls(),
          },
        ),
        tools: [...tools],
        availableTools: tools.reduce((set, { name }) => set.addCustom(name), new ToolSet()),
        onPermissionRequest,
      });
      return {
        sdk,
        requests: model.requests,
        told: () => form.read(model.requests.at(-1)?.body),
        ask: (prompt) => askUntilIdle(sdk, prompt),
      };
    },
    async roundTrip() {
      await client.ping();
    },
    async stop() {
      stopping.abort();
      await started.runtimeEnded;
      await Promise.all(models.map((model) => model.close()));
      await rm(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Whoever counts requests notices it. */
const UNSCRIPTED: Answer = { text: 'The script has no more answers.' };

function log(): void {}

async function askUntilIdle(sdk: CopilotSession, prompt: string): Promise<readonly SessionEvent[]> {
  const events: SessionEvent[] = [];
  const idle = new Promise<void>((resolve) => {
    const stopListening = sdk.on((event) => {
      events.push(event);
      if (event.type !== 'session.idle') return;
      stopListening();
      resolve();
    });
  });
  await sdk.send({ prompt });
  await idle;
  return events;
}

/** How a tool of the test answers: with a result, or by throwing. */
export type Handler = (input: unknown) => ToolResult | Promise<ToolResult>;
type ToolResult = { textResultForLlm: string; resultType: 'success' | 'failure' | 'denied' };

/** A tool with the flags of the product's, and perhaps more of them. */
export function sdkTool(name: string, handler: Handler, more: Partial<Tool> = {}): Tool {
  const description = `The tool ${name}.`;
  const parameters = {
    type: 'object',
    properties: { n: { type: 'number' } },
    required: ['n'],
    additionalProperties: false,
  };
  const flags = { defer: 'never', overridesBuiltInTool: true } as const;
  return { name, description, parameters, ...flags, ...more, handler };
}

/** The tool that ends a turn. */
export function finishTool(handler: Handler = () => result('Finished.')): Tool {
  return sdkTool('squad_finish', handler, { isTerminal: true });
}

/** A tool's result. */
export const result = (
  textResultForLlm: string,
  resultType: ToolResult['resultType'] = 'success',
): ToolResult => ({ textResultForLlm, resultType });

/** A call as the model makes it; arguments that are a text are sent as they are. */
export const scriptedCall = (id: string, name: string, args: unknown = { n: 1 }): ScriptedCall => ({
  id,
  name,
  arguments: typeof args === 'string' ? args : JSON.stringify(args),
});

export const finishCall = (id: string, args?: unknown) => scriptedCall(id, 'squad_finish', args);

/** A promise that a test keeps when it wants. */
export function aPromise() {
  let keep = (): void => undefined;
  const kept = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { kept, keep };
}

type EventOf<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>;

/** The events of one type, in their order. */
export function eventsOf<Type extends SessionEvent['type']>(
  events: readonly SessionEvent[],
  type: Type,
): readonly EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

/** How each call ended, by its id. */
export function endsOf(events: readonly SessionEvent[]): Readonly<Record<string, unknown>> {
  const ends = eventsOf(events, 'tool.execution_complete');
  return Object.fromEntries(
    ends.map(({ data: { toolCallId, success, error } }) => [
      toolCallId,
      success ? 'success' : error?.code,
    ]),
  );
}

/** How a turn ended: the texts of the model's messages, the errors, and how often the session was idle. */
export function endOf(events: readonly SessionEvent[]) {
  return {
    said: eventsOf(events, 'assistant.message').map(({ data }) => data.content),
    errors: eventsOf(events, 'session.error').map(({ data }) => data.message),
    idle: eventsOf(events, 'session.idle').length,
  };
}
