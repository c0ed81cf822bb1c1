// Addresses of what people attach to posts on GitHub.

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Subdomains of the server, or of githubusercontent.com, where github.com keeps what people upload. */
const CONTENT_HOSTS = ['private-user-images', 'user-images', 'media'];

/** Returns the id of the attachment that an address names; undefined for an address on any host but the server's own. */
export function attachmentId(address: string, serverUrl: string): string | undefined {
  if (!URL.canParse(address) || !URL.canParse(serverUrl)) return undefined;
  const [url, server] = [new URL(address), new URL(serverUrl)];
  const isPlain = url.protocol === server.protocol && url.username === '' && url.password === '';
  if (!isPlain || !ownHosts(server.host).includes(url.host)) return undefined;
  return url.pathname.match(ID)?.at(-1)?.toLowerCase();
}

function ownHosts(server: string): readonly string[] {
  const content = server === 'github.com' ? 'githubusercontent.com' : server;
  return [server, ...CONTENT_HOSTS.map((name) => `${name}.${content}`)];
}
