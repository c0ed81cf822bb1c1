// Serves git over HTTP, with a git process for each request: https://git-scm.com/docs/http-protocol
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
  /** `info/refs`, or a service such as `git-upload-pack`. */
  readonly rest: string;
};

/** Splits a path into the repository and the rest; undefined when it isn't a git request. */
export function readGitPath(path: string): GitPath | undefined {
  const [, owner, name, ...rest] = path.split('/');
  const request = rest.join('/');
  const known = ['info/refs', ...SERVICES.map((service) => `git-${service}`)].includes(request);
  if (owner === undefined || name === undefined || !known) return undefined;
  const bare = name.endsWith('.git') ? name.slice(0, -4) : name;
  return { repository: `${owner}/${bare}`, rest: request };
}

type GitHttpCall = GitPath & {
  readonly root: string;
  readonly url: URL;
  /** Receives the names of the refs in a push; `refuses` receives those that git refused. */
  readonly pushes?: (refs: readonly string[]) => void;
  readonly refuses?: (refs: readonly string[]) => void;
};

/** Streams the request to git and git's output to the response. Resolves to the status at the end. */
export function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  { root, repository, rest, url, pushes, refuses }: GitHttpCall,
): Promise<number> {
  const asksForRefs = rest === 'info/refs';
  const wanted = asksForRefs ? url.searchParams.get('service') : rest;
  const service = SERVICES.find((name) => wanted === `git-${name}`);
  if (service === undefined) return finish(response, 403);
  const flags = ['--stateless-rpc', ...(asksForRefs ? ['--http-backend-info-refs'] : [])];
  const protocol = String(request.headers['git-protocol'] ?? '');
  const quick = ['-c', 'receive.autogc=false'];
  const child = spawn('git', [...quick, service, ...flags, join(root, `${repository}.git`)], {
    // Hooks recognise a push over HTTP by REMOTE_USER.
    env: { ...gitServerEnvironment(), GIT_PROTOCOL: protocol, REMOTE_USER: 'x-access-token' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  // The client or git may end early.
  const body = bodyOf(request);
  if (rest === 'git-receive-pack') body.once('data', (chunk: Buffer) => pushes?.(refsIn(chunk)));
  pipeline(body, child.stdin, () => undefined);
  const kind = asksForRefs ? 'advertisement' : 'result';
  const start = () => {
    response.setHeader('content-type', `application/x-git-${service}-${kind}`);
    response.setHeader('cache-control', 'no-cache');
    if (asksForRefs && protocol !== 'version=2') response.write(serviceAnnouncement(service));
  };
  child.stdout.once('data', start);
  child.stdout.on('data', (chunk: Buffer) => response.write(chunk));
  if (rest === 'git-receive-pack') {
    child.stdout.on('data', (chunk: Buffer) => refuses?.(refusedRefs(chunk)));
  }
  return new Promise((resolve) => {
    // When git writes nothing, it found no repository.
    const end = () => resolve(finish(response, 404));
    child.on('error', end);
    child.on('close', end);
  });
}

/** Reads the refs from the start of a push: pkt-lines (four hex digits of length) with old commit, new commit and ref. */
function refsIn(chunk: Buffer): readonly string[] {
  const refs: string[] = [];
  for (let at = 0; at < chunk.length; ) {
    const length = Number.parseInt(chunk.toString('latin1', at, at + 4), 16);
    if (!(length > 4)) break;
    const line = chunk.toString('utf8', at + 4, at + length);
    const ref = /^[0-9a-f]{40} [0-9a-f]{40} (refs\/[^\0\n]+)/.exec(line)?.[1];
    if (ref !== undefined) refs.push(ref);
    at += length;
  }
  return refs;
}

/** Reads the refused refs from the answer to a push, where `ng` precedes each. */
function refusedRefs(chunk: Buffer): readonly string[] {
  const lines = chunk.toString('utf8');
  return [...lines.matchAll(/\bng (refs\/\S{1,200})/g)].map(([, ref = '']) => ref);
}

function bodyOf(request: IncomingMessage): Readable {
  const isPacked = request.headers['content-encoding'] === 'gzip';
  return isPacked ? request.pipe(createGunzip()) : request;
}

/** Returns the first pkt-lines that clients of older protocols expect. */
function serviceAnnouncement(service: string): string {
  const line = `# service=git-${service}\n`;
  return `${(line.length + 4).toString(16).padStart(4, '0')}${line}0000`;
}

/** Ends the response, with `status` if the head hasn't been sent. Returns the status. */
async function finish(response: ServerResponse, status: number): Promise<number> {
  if (!response.headersSent) response.statusCode = status;
  response.end();
  return response.statusCode;
}
