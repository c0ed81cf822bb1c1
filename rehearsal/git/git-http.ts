// Git over HTTP in git's own words, one process for a request: https://git-scm.com/docs/http-protocol
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { gitServerEnvironment } from '../process-variables.ts';

const SERVICES = ['upload-pack', 'receive-pack'] as const;

type GitPath = {
  /** `owner/name`. */
  readonly repository: string;
  /** What the path asks of it: `info/refs` or a service. */
  readonly rest: string;
};

/** The repository and the rest of the path, when a request is git's; undefined otherwise. */
export function readGitPath(path: string): GitPath | undefined {
  const [, owner, name, ...rest] = path.split('/');
  const asked = rest.join('/');
  const known = ['info/refs', ...SERVICES.map((service) => `git-${service}`)].includes(asked);
  if (owner === undefined || name === undefined || !known) return undefined;
  const bare = name.endsWith('.git') ? name.slice(0, -4) : name;
  return { repository: `${owner}/${bare}`, rest: asked };
}

type GitHttpCall = GitPath & { readonly root: string; readonly url: URL };

/** Streams the request into git and git's answer out; resolves with the status when both are done. */
export function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  { root, repository, rest, url }: GitHttpCall,
): Promise<number> {
  const asksForRefs = rest === 'info/refs';
  const wanted = asksForRefs ? url.searchParams.get('service') : rest;
  const service = SERVICES.find((name) => wanted === `git-${name}`);
  if (service === undefined) return finish(response, 403);
  const flags = ['--stateless-rpc', ...(asksForRefs ? ['--http-backend-info-refs'] : [])];
  const protocol = String(request.headers['git-protocol'] ?? '');
  const child = spawn('git', [service, ...flags, join(root, `${repository}.git`)], {
    // By its user a hook knows a push over HTTP.
    env: { ...gitServerEnvironment(), GIT_PROTOCOL: protocol, REMOTE_USER: 'x-access-token' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  // A client or git that goes away early is the other side's story.
  pipeline(bodyOf(request), child.stdin, () => undefined);
  const kind = asksForRefs ? 'advertisement' : 'result';
  const start = () => {
    response.setHeader('content-type', `application/x-git-${service}-${kind}`);
    response.setHeader('cache-control', 'no-cache');
    if (asksForRefs && protocol !== 'version=2') response.write(serviceAnnouncement(service));
  };
  child.stdout.once('data', start);
  child.stdout.on('data', (chunk: Buffer) => response.write(chunk));
  return new Promise((resolve) => {
    // A git that says nothing has found no repository.
    const end = () => resolve(finish(response, 404));
    child.on('error', end);
    child.on('close', end);
  });
}

function bodyOf(request: IncomingMessage): Readable {
  const isPacked = request.headers['content-encoding'] === 'gzip';
  return isPacked ? request.pipe(createGunzip()) : request;
}

/** The first line that a client of the older protocols looks for, as pkt-lines. */
function serviceAnnouncement(service: string): string {
  const line = `# service=git-${service}\n`;
  return `${(line.length + 4).toString(16).padStart(4, '0')}${line}0000`;
}

/** Ends the answer; `status` is for one that has not begun. */
async function finish(response: ServerResponse, status: number): Promise<number> {
  if (!response.headersSent) response.statusCode = status;
  response.end();
  return response.statusCode;
}
