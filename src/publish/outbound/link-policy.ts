// Which addresses may stay links in text by models and people.
import { headOf } from '#src/text/index.ts';

export type LinkPolicy = {
  /** Returns what follows a link's text: `](https://...)`, or the destination as code. */
  readonly target: (destination: string) => string;
  /** True for an address that may stay a link. */
  readonly allows: (address: string) => boolean;
};

type LinkPolicyOptions = { readonly serverUrl: string; readonly allowedHosts?: readonly string[] };

const MAX_SHOWN_LENGTH = 300;

/** Creates a policy that allows http(s) addresses of the allowed hosts, without a user name or an unusual port. */
export function createLinkPolicy({ serverUrl, allowedHosts = [] }: LinkPolicyOptions): LinkPolicy {
  const own = URL.canParse(serverUrl) ? [new URL(serverUrl).host] : [];
  const hosts = new Set([...own, ...allowedHosts].map((host) => host.toLowerCase()));
  const allows = (address: string): boolean => {
    if (!/^https?:\/\/[A-Za-z0-9]/i.test(address) || !URL.canParse(address)) return false;
    const { host, username, password } = new URL(address);
    const plain = !/[\\`<>"\s@|^{}[\]()]/.test(address);
    return plain && hosts.has(host) && username === '' && password === '';
  };
  return {
    allows,
    target: (destination) => {
      const address = destination.trim();
      if (allows(address)) return `](${address})`;
      return address === '' ? ']' : `] (\`${displayAddress(address)}\`)`;
    },
  };
}

/** Shortens an address that is to be read, not followed: drops the query, which could carry secrets away. */
export function displayAddress(address: string): string {
  const plain = address.replace(/[?#][\s\S]*$/, '').replace(/[`|\s\\]+/g, '');
  return headOf(plain, MAX_SHOWN_LENGTH) || 'no address';
}
