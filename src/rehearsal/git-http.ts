// Git over HTTP by git's own server program, `git http-backend`, run as a CGI script.
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toolEnvironment } from './host.ts';

/** The repository (`owner/name`) and the rest of the path, when a request is git's; undefined otherwise. */
export function readGitPath(
  path: string,
): { readonly repository: string; readonly rest: string } | undefined {
  const [, owner, name, ...rest] = path.split('/');
  const service = rest.join('/');
  const known = ['info/refs', 'git-upload-pack', 'git-receive-pack'].includes(service);
  if (owner === undefined || name === undefined || !known) {
    return undefined;
  }
  const bare = name.endsWith('.git') ? name.slice(0, -4) : name;
  return { repository: `${owner}/${bare}`, rest: service };
}

type GitCall = {
  readonly root: string;
  readonly repository: string;
  readonly rest: string;
  readonly url: URL;
};

/** Streams the request into git and git's answer out; resolves with the status when both are done. */
export function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  call: GitCall,
): Promise<number> {
  const child = spawn('git', ['http-backend'], {
    env: { ...toolEnvironment(), ...cgiVariables(request, call) },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  request.pipe(child.stdin);
  // A client or git that goes away early is the other side's story.
  child.stdin.on('error', () => undefined);
  return new Promise((resolve) => {
    let head = Buffer.alloc(0);
    child.stdout.on('data', (chunk: Buffer) => {
      if (response.headersSent) {
        response.write(chunk);
        return;
      }
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end !== -1) {
        writeHead(response, head.subarray(0, end).toString('latin1'));
        response.write(head.subarray(end + 4));
      }
    });
    child.on('error', () => finish(response, resolve));
    child.on('close', () => finish(response, resolve));
  });
}

function finish(response: ServerResponse, resolve: (status: number) => void): void {
  if (!response.headersSent) {
    response.writeHead(500);
  }
  response.end();
  resolve(response.statusCode);
}

function writeHead(response: ServerResponse, head: string): void {
  let status = 200;
  for (const line of head.split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon);
    const value = line.slice(colon + 1).trim();
    if (name.toLowerCase() === 'status') {
      status = Number(value.slice(0, 3));
    } else {
      response.setHeader(name, value);
    }
  }
  response.writeHead(status);
}

function cgiVariables(request: IncomingMessage, call: GitCall): Record<string, string> {
  const { headers } = request;
  const given = {
    CONTENT_TYPE: headers['content-type'],
    CONTENT_LENGTH: headers['content-length'],
    HTTP_CONTENT_ENCODING: headers['content-encoding'],
    GIT_PROTOCOL: headers['git-protocol'],
  };
  return {
    GIT_PROJECT_ROOT: call.root,
    GIT_HTTP_EXPORT_ALL: '1',
    PATH_INFO: `/${call.repository}.git/${call.rest}`,
    QUERY_STRING: call.url.search.slice(1),
    REQUEST_METHOD: request.method ?? 'GET',
    // git refuses a push from nobody.
    REMOTE_USER: 'x-access-token',
    REMOTE_ADDR: '127.0.0.1',
    ...Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
  };
}
