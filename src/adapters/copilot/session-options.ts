// The SDK's configuration of a session: our prompt first, exactly its tools, everything optional switched off.
import type { SessionConfig } from '@github/copilot-sdk';
import { USUAL_IMAGE_LIMITS } from '#src/files/index.ts';
import type { SessionSpec } from '#src/ports/index.ts';
import { type Credentials, type ModelEfforts, sessionCredentials } from './credentials.ts';
import type { ModelImages } from './model-images.ts';
import { permissionHandler } from './permissions.ts';
import { type SessionToolDeps, sessionTools } from './session-tools.ts';

export type CopilotSessionSettings = Omit<SessionToolDeps, 'imageLimits'> & {
  readonly credentials: Credentials;
  /** Used by sessions that name no model of their own. */
  readonly model: string | undefined;
  /** The folder for tool results that are too long for a prompt. */
  readonly overflow: string;
  readonly modelEfforts: ModelEfforts;
  readonly modelImages: ModelImages;
};

/** The SDK's configuration for a session; nothing of it comes from the repository. */
export function copilotSessionConfig(
  spec: SessionSpec,
  settings: CopilotSessionSettings,
): SessionConfig {
  const { calls, credentials, model: defaultModel, overflow, modelEfforts, modelImages } = settings;
  const { effort, model = defaultModel } = spec;
  // The runtime doesn't check the effort before it asks the model, and knows nothing about a provider's models.
  const isTaken = effort !== undefined && modelEfforts.get(model ?? '')?.includes(effort) === true;
  const imageLimits = modelImages.get(model ?? '') ?? USUAL_IMAGE_LIMITS;
  return {
    ...(model === undefined ? {} : { model }),
    ...(isTaken ? { reasoningEffort: effort } : {}),
    ...sessionCredentials(credentials),
    ...sessionTools(spec, { calls, imageLimits }),
    onPermissionRequest: permissionHandler(spec),
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
