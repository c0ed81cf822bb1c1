// Addresses of what people attach to posts on GitHub.

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Below the server's own name, or where github.com keeps what people upload. */
const CONTENT_HOSTS = ['private-user-images', 'user-images', 'media'];

/** The id of the attachment that an address names; undefined for any address but one of the server's own hosts. */
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
