// The rehearsal's environment variables. No other file here reads the environment.

export type ProcessVariables = Readonly<Record<string, string>>;

/** Returns every variable of this process. */
function hostVariables(): ProcessVariables {
  const variables = Object.entries(process.env);
  return Object.fromEntries(
    variables.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Returns the variables about the terminal and the desktop. */
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

/** Returns the variables that git and node need, with the user's git configuration disabled. */
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

/** Returns the variables for git on the embedded GitHub, without maintenance: it would start two processes per change. */
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

/** Returns the action's inputs for a real model; undefined unless the environment names a provider or a Copilot token. */
export function realModelInputs(): Readonly<Record<string, string>> | undefined {
  const host = hostVariables();
  const inputs = Object.entries(MODEL_VARIABLES).flatMap(([variable, input]) => {
    const value = host[variable] ?? '';
    return value === '' ? [] : [[input, value] as const];
  });
  const namesModel = inputs.some(([input]) => input === 'provider' || input === 'copilot-token');
  return namesModel ? Object.fromEntries(inputs) : undefined;
}
