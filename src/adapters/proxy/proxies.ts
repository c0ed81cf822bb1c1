// Reads the proxies from the job's variables, checks them, and normalises the variables so that all libraries agree.
import { SquadError } from '#src/errors.ts';

type Proxies = {
  /** For the npm client and the agents' runtime. Empty if there is no proxy. */
  readonly variables: Readonly<Record<string, string>>;
  /** User names, passwords, and addresses that contain them. */
  readonly secrets: readonly string[];
};

const KINDS = ['https_proxy', 'http_proxy'];
/** Never reached through a proxy. @actions/http-client knows that; other libraries need `no_proxy`. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1'];

/**
 * Reads `https_proxy`, `http_proxy` and `no_proxy`, in lower or upper case, as curl does. Call it before anything that
 * connects is loaded; it may be called again. Throws a SquadError (E_INPUT) for an invalid address, which libraries would
 * silently ignore.
 */
export function settleProxies(): Proxies {
  const found = KINDS.flatMap((name) => {
    const value = valueIn(name);
    return value === undefined ? [] : [{ name, value, address: readAddress(name, value) }];
  });
  if (found.length === 0) return { variables: {}, secrets: [] };
  const except = [...(valueIn('no_proxy') ?? '').split(','), ...LOCAL_HOSTS];
  const noProxy = [...new Set(except.map((host) => host.trim()).filter((host) => host !== ''))];
  const inBothCases = (name: string, value: string) =>
    [name, name.toUpperCase()].map((one) => [one, value] as const);
  const addresses = found.flatMap(({ name, address }) => inBothCases(name, address));
  for (const [name, address] of addresses) process.env[name] = address;
  return {
    variables: Object.fromEntries([...addresses, ...inBothCases('no_proxy', noProxy.join(','))]),
    secrets: found.flatMap(({ value, address }) => [value, address].flatMap(secretsIn)),
  };
}

function valueIn(name: string): string | undefined {
  const values = [process.env[name], process.env[name.toUpperCase()]];
  return values.map((value) => value?.trim() ?? '').find((value) => value !== '');
}

/** Normalises an address: `proxy:3128` becomes `http://proxy:3128`. */
function readAddress(name: string, value: string): string {
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `http://${value}`;
  if (!URL.canParse(full)) throw invalidProxyError(name);
  const url = new URL(full);
  const { protocol, hostname, pathname, search, hash, username, password } = url;
  const isPlain = ['', '/'].includes(pathname) && search === '' && hash === '';
  const isProxy = ['http:', 'https:'].includes(protocol) && hostname !== '';
  if (!isProxy || !isPlain || [username, password].some((part) => decoded(part) === undefined)) {
    throw invalidProxyError(name);
  }
  const who = [username, password].filter((part) => part !== '').join(':');
  // `url.href` omits a default port, and curl uses 1080 when there is none.
  const port = url.port || (protocol === 'https:' ? '443' : '80');
  return `${protocol}//${who === '' ? '' : `${who}@`}${hostname}:${port}`;
}

/** Decodes a part of an address; undefined when it is not encoded as such parts are. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The message doesn't repeat the value, which may hold a password. */
function invalidProxyError(name: string): SquadError {
  return new SquadError({
    code: 'E_INPUT',
    message: `The variable ${name.toUpperCase()} does not hold a valid proxy address.`,
    hint: 'Write it as `http://host:port` or `http://name:password@host:port`; in the name and password, write `/`, `?`, `#` and `%` as `%2F`, `%3F`, `%23` and `%25`. Or unset it.',
  });
}

/** Returns the secret parts of a proxy's address, in every form in which they may appear; empty without credentials. */
export function secretsIn(value: string): readonly string[] {
  const at = value.lastIndexOf('@');
  if (at === -1) return [];
  const pair = value.slice(0, at).replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const colon = pair.indexOf(':');
  const written = [value, pair, ...(colon === -1 ? [] : [pair.slice(colon + 1)])];
  return [...written, ...written.flatMap((part) => decoded(part) ?? [])];
}
