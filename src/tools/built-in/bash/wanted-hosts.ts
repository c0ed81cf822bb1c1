// Finds the hosts that a command could not reach, from the error messages that programs print.

const MESSAGES: readonly RegExp[] = [
  /Could(?: not|n't) resolve host(?:name)?:? ['"]?([a-z0-9.-]{1,253})/gi,
  /(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED) ([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8})/gi,
  /request to https?:\/\/([a-z0-9.-]{1,253})[^\s]{0,500} failed/gi,
  /Failed to resolve '([a-z0-9.-]{1,253})'/gi,
  /dial tcp: lookup ([a-z0-9.-]{1,253})/gi,
  /unable to resolve host address ['‘]([a-z0-9.-]{1,253})/gi,
];
const MAX_HOSTS = 5;
const NAMED = /^[a-z0-9][a-z0-9.-]*\.[a-z0-9-]*[a-z0-9]$/;

/** Reserved names that never lead to a public host; tests use them. */
const RESERVED = /\.(?:example|invalid|test|localhost|local)$/;

/** Returns the hosts, each once, in the order of the messages above. */
export function findWantedHosts(output: string): readonly string[] {
  const found = MESSAGES.flatMap((message) =>
    [...output.matchAll(message)].map(([, host = '']) => host.toLowerCase().replace(/\.$/, '')),
  );
  return [...new Set(found)]
    .filter((host) => NAMED.test(host) && !RESERVED.test(host))
    .slice(0, MAX_HOSTS);
}

/** Words the note that tells an agent about hosts that it can't reach. */
export function wantedHostsNote(hosts: readonly string[]): string {
  return `[${hosts.join(', ')} can't be reached from here: go on without, and say so. A person can allow hosts under action.network in the squad's config.json.]`;
}
