// Finds the models that a person's credentials open: COPILOT_GITHUB_TOKEN, or a provider in SQUAD_PROVIDER and the like.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createCopilot,
  listProviderModels,
  localRuntime,
  thisPlatform,
} from '#src/adapters/copilot/index.ts';
import { localCopilotToken, localPath, localProvider } from '#src/adapters/runner/index.ts';
import { attempt, describe } from '#src/errors.ts';
import { createMask } from '#src/secrets.ts';
import { type CredentialFacts, type RuntimeTrial, tokenKind } from '#src/setup/index.ts';

/** Returns the kinds of credentials in the environment. */
export function localCredentials(): CredentialFacts {
  const copilot = localCopilotToken();
  const provider = localProvider();
  return {
    githubToken: undefined,
    copilotToken: copilot === undefined ? undefined : tokenKind(copilot),
    provider: provider?.type,
    hasProviderKey: provider?.apiKey !== undefined,
  };
}

/** Asks for the models. Returns undefined without credentials, or if Copilot's runtime is needed and not on this machine. */
export async function tryLocalModels(): Promise<RuntimeTrial | undefined> {
  const provider = localProvider();
  const asked = provider === undefined ? listCopilotModels() : listOf(provider);
  const listed = await attempt(asked);
  if (listed.kind === 'done') {
    return listed.value === undefined ? undefined : { kind: 'accepted', models: listed.value };
  }
  const { message, hint = 'Try again.' } = describe(listed.error);
  return { kind: 'refused', message, hint };
}

async function listOf(provider: NonNullable<ReturnType<typeof localProvider>>) {
  return (await listProviderModels(provider)) ?? [];
}

async function listCopilotModels(): Promise<readonly string[] | undefined> {
  const token = localCopilotToken();
  const platform = thisPlatform();
  if (token === undefined || localRuntime(platform) === undefined) return undefined;
  const path = localPath();
  const directory = await mkdtemp(join(tmpdir(), 'squad-doctor-models-'));
  const ignore = () => undefined;
  const sources = {
    input: undefined,
    toolCache: directory,
    platform,
    path,
    npmEnvironment: {},
    log: ignore,
  };
  const runtime = createCopilot({
    credentials: { kind: 'user-token', token },
    model: undefined,
    directory,
    path,
    proxies: {},
    sources,
    mask: createMask([token]).mask,
  });
  try {
    return await runtime.models();
  } finally {
    await runtime.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
