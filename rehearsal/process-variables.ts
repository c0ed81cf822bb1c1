// The rehearsal's environment variables. No other file here reads the environment.

export type ProcessVariables = Readonly<Record<string, string>>;

/** Returns those of the named variables that this process has. */
function pick(...names: readonly string[]): ProcessVariables {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Returns the variables that say what the terminal can show. */
export function terminalVariables(): ProcessVariables {
  return pick('NO_COLOR', 'FORCE_COLOR', 'TERM');
}

/** Returns the variables that git and node need, with the user's git configuration disabled. */
export function minimalEnvironment(): ProcessVariables {
  return {
    ...pick('PATH', 'HOME', 'TMPDIR'),
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
  const given = Object.entries(pick(...Object.keys(MODEL_VARIABLES)));
  const inputs = Object.fromEntries(
    given
      .filter(([, value]) => value !== '')
      .map(([variable, value]) => [MODEL_VARIABLES[variable] ?? variable, value]),
  );
  return 'provider' in inputs || 'copilot-token' in inputs ? inputs : undefined;
}
