// The environment variables of the rehearsal: the only file here that reads the environment.

export type ProcessVariables = Readonly<Record<string, string>>;

/** Every variable of this process. */
function hostVariables(): ProcessVariables {
  const variables = Object.entries(process.env);
  return Object.fromEntries(
    variables.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** What the environment says about the terminal and the desktop. */
export function terminalVariables(): ProcessVariables {
  const names = [
    'NO_COLOR',
    'FORCE_COLOR',
    'TERM',
    'PATH',
    'DISPLAY',
    'WAYLAND_DISPLAY',
    'BROWSER',
  ];
  return Object.fromEntries(
    Object.entries(hostVariables()).filter(([name]) => names.includes(name)),
  );
}

/** The variables that git and node need; the user's git configuration is disabled. */
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

/** For git on the embedded GitHub: without maintenance, which would start two processes for each change. */
export function gitServerEnvironment(): ProcessVariables {
  const setting = { GIT_CONFIG_KEY_0: 'maintenance.auto', GIT_CONFIG_VALUE_0: 'false' };
  return { ...minimalEnvironment(), GIT_CONFIG_COUNT: '1', ...setting };
}

const MODEL_VARIABLES: Readonly<Record<string, string>> = {
  SQUAD_PROVIDER: 'provider',
  SQUAD_PROVIDER_BASE_URL: 'provider-base-url',
  SQUAD_PROVIDER_API_KEY: 'provider-api-key',
  SQUAD_MODEL: 'model',
  COPILOT_GITHUB_TOKEN: 'copilot-token',
};

/** The action's inputs for a real model, when the environment names a provider or a Copilot token. */
export function realModelInputs(): Readonly<Record<string, string>> | undefined {
  const host = hostVariables();
  const inputs = Object.entries(MODEL_VARIABLES).flatMap(([variable, input]) => {
    const value = host[variable] ?? '';
    return value === '' ? [] : [[input, value] as const];
  });
  const namesModel = inputs.some(([input]) => input === 'provider' || input === 'copilot-token');
  return namesModel ? Object.fromEntries(inputs) : undefined;
}
