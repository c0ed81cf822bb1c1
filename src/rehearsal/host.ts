// What the rehearsal takes from the machine it runs on: the one place in this folder that looks at the environment.

export type Environment = Readonly<Record<string, string>>;

/** Every variable of this process, for the command line to pick from. */
export function hostVariables(): Environment {
  // biome-ignore lint/style/noProcessEnv: an entry; what it hands to children is an explicit list
  const variables = Object.entries(process.env);
  return Object.fromEntries(
    variables.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The little that git and node need of the host; nothing of the user's own git configuration. */
export function toolEnvironment(): Environment {
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
