// The Copilot runtime behind the AgentRuntime port: one child process, many sessions.

import {
  type PermissionHandler,
  type SessionConfig,
  type Tool,
  ToolSet,
} from '@github/copilot-sdk';
import { SquadError } from '#src/errors.ts';
import { USUAL_IMAGE_LIMITS } from '#src/files/image-facts.ts';
import type { AgentRuntime, ImageLimits, SessionSpec, ToolReply } from '#src/ports/agents.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { wrapSession } from './agent-session.ts';
import { type Credentials, sessionCredentials } from './credentials.ts';
import { runtimeVersion } from './find-runtime.ts';
import type { KnownModels } from './known-models.ts';
import { type OpenCalls, trackCalls } from './open-calls.ts';
import { listProviderModels } from './provider-models.ts';
import {
  runtimeHome,
  type StartedRuntime,
  type StartSettings,
  startRuntime,
  throwEnded,
} from './start-runtime.ts';

type SessionToolDeps = {
  readonly calls: Pick<OpenCalls, 'messageOf' | 'turnOf' | 'endOf'>;
  /** The images that the session's model accepts. */
  readonly imageLimits: ImageLimits;
};

type OfferedTools = Pick<SessionConfig, 'availableTools' | 'excludedTools'> & {
  readonly tools: Tool[];
};

/**
 * Registers exactly the session's tools. All of the runtime's own are excluded, because they open files outside of the box, after
 * their paths were judged. Naming none is not enough: for some models a tool of ours would bring in one of the runtime's.
 */
export function sessionTools(
  { tools: given }: Pick<SessionSpec, 'tools'>,
  { calls, imageLimits }: SessionToolDeps,
): OfferedTools {
  const tools = given.map(
    (tool): Tool => ({
      name: tool.name,
      description: tool.description,
      parameters: tool.inputSchema,
      defer: 'never',
      overridesBuiltInTool: true,
      isTerminal: tool.endsTurn === true,
      async handler(input, { toolCallId: id, signal }) {
        const messageId = calls.messageOf(id);
        const call = { id, signal: signal ?? NEVER_ABORTED, messageId, imageLimits };
        // A tool that is called together with edits or commands sees what they wrote: a colleague gets it.
        await calls.turnOf(id);
        const reply = await tool.call(input, call).finally(() => calls.endOf(id));
        return toToolResult(reply);
      },
    }),
  );
  const availableTools = new ToolSet();
  for (const { name } of tools) availableTools.addCustom(name);
  return { tools, availableTools, excludedTools: new ToolSet().addBuiltIn('*') };
}

/** Refuses a tool that the session lacks with a code: the runtime itself would say only that it does not exist. */
function refuseUnoffered(name: string, { tools }: Pick<SessionSpec, 'tools'>) {
  if (tools.some((tool) => tool.name === name)) return undefined;
  const names = tools.map((tool) => tool.name).join(', ') || 'no tools';
  const reason = `E_TOOL_NOT_IN_CATALOG: this session has no tool ${JSON.stringify(headOf(name, 64))}; it has ${names}`;
  return { permissionDecision: 'deny', permissionDecisionReason: reason } as const;
}

const NEVER_ABORTED = new AbortController().signal;

/** Never `rejected`: the runtime takes that for a person's refusal and ends the turn silently, as if it were done. */
const RESULT_TYPES = { ok: 'success', failed: 'failure', denied: 'denied' } as const;

/** Translates a tool's reply for the runtime. */
function toToolResult({ text, kind, image }: ToolReply) {
  const result = { textResultForLlm: text, resultType: RESULT_TYPES[kind] };
  if (image === undefined) return result;
  return { ...result, binaryResultsForLlm: [{ type: 'image' as const, ...image }] };
}

type CopilotSessionSettings = Omit<SessionToolDeps, 'imageLimits'> & {
  readonly credentials: Credentials;
  /** Used by sessions that name no model of their own. */
  readonly model: string | undefined;
  /** The folder for tool results that are too long for a prompt. */
  readonly overflow: string;
  readonly models: KnownModels;
};

/** The SDK's configuration for a session; nothing of it comes from the repository. */
export function copilotSessionConfig(
  spec: SessionSpec,
  settings: CopilotSessionSettings,
): SessionConfig {
  const { calls, credentials, model: defaultModel, overflow, models } = settings;
  const { effort, model = defaultModel } = spec;
  const known = models.get(model ?? '');
  // The runtime doesn't check the effort before it asks the model, and knows nothing about a provider's models.
  const isTaken = effort !== undefined && known?.efforts.includes(effort) === true;
  const imageLimits = known?.images ?? USUAL_IMAGE_LIMITS;
  return {
    ...(model === undefined ? {} : { model }),
    ...(isTaken ? { reasoningEffort: effort } : {}),
    ...sessionCredentials(credentials),
    ...sessionTools(spec, { calls, imageLimits }),
    onPermissionRequest: permissionHandler(spec),
    hooks: { onPreToolUse: ({ toolName }) => refuseUnoffered(toolName, spec) },
    ...DISABLED_FEATURES,
    workingDirectory: spec.directory,
    // The runtime's own text speaks of a terminal, of linters and package managers, and of tools that no session here has.
    systemMessage: { mode: 'replace', content: spec.systemPrompt },
    largeOutput: { enabled: true, outputDirectory: overflow, maxSizeBytes: MAX_OUTPUT_BYTES },
  };
}

/** More than any result of our tools. Of a longer one, the model sees 500 characters and a path that it can't read. */
const MAX_OUTPUT_BYTES = 65_536;

/** Mostly the defaults of `mode: "empty"`, repeated because defaults change. */
const DISABLED_FEATURES: Partial<SessionConfig> = {
  // With a GitHub token the runtime connects to GitHub's MCP server, and adds that server's text to the prompt.
  disabledMcpServers: ['github-mcp-server'],
  enableConfigDiscovery: false,
  enableFileHooks: false,
  enableHostGitOperations: false,
  enableSessionStore: false,
  enableSkills: false,
  enableOnDemandInstructionDiscovery: false,
  enableSessionTelemetry: false,
  enableMcpApps: false,
  skipCustomInstructions: true,
  skipEmbeddingRetrieval: true,
  manageScheduleEnabled: false,
  memory: { enabled: false },
  infiniteSessions: { enabled: false },
  includedBuiltinSkills: [],
  remoteSession: 'off',
};

/**
 * Returns the permission handler. No tool of the runtime is offered (session-tools.ts), so it has nothing else to ask for: reading
 * and writing files, running commands, fetching addresses and kinds of the future are denied.
 */
export function permissionHandler({ tools }: Pick<SessionSpec, 'tools'>): PermissionHandler {
  return (request) =>
    request.kind === 'custom-tool' && tools.some(({ name }) => name === request.toolName)
      ? { kind: 'approve-once' }
      : { kind: 'reject', feedback: 'not allowed in this session' };
}

export type CopilotSettings = StartSettings & {
  readonly model: string | undefined;
  readonly mask: (text: string) => string;
  /** How long a session may take to open: tests wait less. */
  readonly sessionMs?: number;
};

/** A session opens in 0.1 s, but a hundred may be opened at once on two cores. */
const SESSION_MS = 60_000;

/** Creates the runtime; nothing starts before `start` or after `stop`. */
export function createCopilot(settings: CopilotSettings): AgentRuntime {
  const stopping = new AbortController();
  let starting: Promise<StartedRuntime> | undefined;
  const start = () => {
    starting ??= startRuntime(settings, stopping.signal);
    return starting;
  };
  return {
    version: runtimeVersion(settings.sources.platform),
    async start() {
      await start();
    },
    async models() {
      const { models } = await start();
      const { credentials } = settings;
      if (credentials.kind !== 'provider') return [...models.keys()];
      return (await listProviderModels(credentials.provider)) ?? [];
    },
    async ripgrep() {
      return (await start()).ripgrep;
    },
    async openSession(spec) {
      const { sessionMs = SESSION_MS } = settings;
      const { client, ...started } = await start();
      // The SDK would start another process for a session that comes too late.
      if (stopping.signal.aborted) throwEnded();
      const calls = trackCalls();
      const overflow = runtimeHome(settings);
      const config = copilotSessionConfig(spec, { ...settings, ...started, overflow, calls });
      const opening = Promise.race([
        client.createSession(config),
        started.runtimeEnded.then(throwEnded),
      ]);
      const session = await withTimeout(sessionMs, opening, () => throwNotOpened(sessionMs));
      return wrapSession(session, spec, { ...started, mask: settings.mask, calls });
    },
    async stop() {
      stopping.abort();
      const running = await starting?.catch(() => undefined);
      await running?.runtimeEnded;
    },
  };
}

function throwNotOpened(ms: number): never {
  throw new SquadError({
    code: 'E_RUNTIME',
    message: `The Copilot runtime opened no session within ${ms / 1000} s.`,
    hint: 'Run the job again. If the runner is too small for so many agents at once, lower `max-agents`.',
  });
}
