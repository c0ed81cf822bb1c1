// What the rehearsal takes from the machine it runs on: the one place in this folder that looks at the environment.

export type ProcessVariables = Readonly<Record<string, string>>;

/** Every variable of this process, for the command line to pick from. */
export function hostVariables(): ProcessVariables {
  const variables = Object.entries(process.env);
  return Object.fromEntries(
    variables.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The little that git and node need of the host; nothing of the user's own git configuration. */
export function minimalEnvironment(): ProcessVariables {
  const kept = Object.entries(hostVariables()).filter(([name]) =>
    ['PATH', 'HOME', 'TMPDIR'].includes(name),
  );
  return {
    ...Object.fromEntries(kept),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
  };
}

/** The same for git on the far side, whose repositories live for seconds: its housekeeping is two processes for each change. */
export function gitServerEnvironment(): ProcessVariables {
  const setting = { GIT_CONFIG_KEY_0: 'maintenance.auto', GIT_CONFIG_VALUE_0: 'false' };
  return { ...minimalEnvironment(), GIT_CONFIG_COUNT: '1', ...setting };
}

const modelVariables: Readonly<Record<string, string>> = {
  SQUAD_PROVIDER: 'provider',
  SQUAD_PROVIDER_BASE_URL: 'provider-base-url',
  SQUAD_PROVIDER_API_KEY: 'provider-api-key',
  SQUAD_MODEL: 'model',
  COPILOT_GITHUB_TOKEN: 'copilot-token',
};

/** The action's inputs for a real model, when this machine's environment names a provider or a Copilot token. */
export function realModelInputs(): Readonly<Record<string, string>> | undefined {
  const host = hostVariables();
  const inputs = Object.entries(modelVariables).flatMap(([variable, input]) => {
    const value = host[variable] ?? '';
    return value === '' ? [] : [[input, value] as const];
  });
  const namesModel = inputs.some(([input]) => input === 'provider' || input === 'copilot-token');
  return namesModel ? Object.fromEntries(inputs) : undefined;
}
