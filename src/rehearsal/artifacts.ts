// Where the runner keeps artifacts: the service that the toolkit's client asks, and the storage that it uploads to.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { readZip } from './zip.ts';

/** A finished artifact. */
export type ArtifactRecord = {
  readonly name: string;
  /** Texts by their paths. */
  readonly files: ReadonlyMap<string, string>;
  readonly expiresAt: string | undefined;
};

type Opened = {
  readonly name: string;
  readonly expiresAt: string | undefined;
  readonly blocks: Map<string, Buffer>;
  bytes: Buffer;
};

/** The status, and the body as JSON; undefined for an empty one. */
type Reply = { readonly status: number; readonly body?: object };

export type ArtifactStore = {
  readonly kept: readonly ArtifactRecord[];
  /** True for a path of the service or of the storage. */
  serves(path: string): boolean;
  /** Answers one request, with `refusal` when told; gives the status. */
  serve(exchange: Exchange, refusal: number | undefined): Promise<number>;
};

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
};

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';
const STORAGE = '/artifact-storage/';
const SIGNATURE = 'signed-by-the-rehearsal';

/** The runner's token for this service: the client reads the run's ids from its claims. */
export const runtimeToken = [
  { alg: 'none' },
  { scp: 'Actions.Results:rehearsed-run:rehearsed-job' },
  'unsigned',
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

const refused = (status: number, code: string, msg: string): Reply => ({
  status,
  body: { code, msg },
});

/** A store that holds nothing yet; `origin` is where it is served. */
export function openArtifacts(origin: string): ArtifactStore {
  const opened = new Map<string, Opened>();
  const kept: ArtifactRecord[] = [];
  return {
    kept,
    serves: (path) => path.startsWith(SERVICE) || path.startsWith(STORAGE),
    async serve({ request, response, url }, refusal) {
      const bytes = await readBytes(request);
      const token = request.headers.authorization;
      const { status, body } =
        refusal === undefined
          ? answer({ opened, kept, origin }, { url, bytes, token })
          : refused(refusal, 'unavailable', 'not now');
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? undefined : JSON.stringify(body));
      return status;
    },
  };
}

/** A request's or a response's whole body. */
export async function readBytes(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

type Shelf = {
  readonly opened: Map<string, Opened>;
  readonly kept: ArtifactRecord[];
  readonly origin: string;
};

type Asked = { readonly url: URL; readonly bytes: Buffer; readonly token: string | undefined };

function answer(shelf: Shelf, { url, bytes, token }: Asked): Reply {
  if (url.pathname.startsWith(STORAGE)) {
    const name = decodeURIComponent(url.pathname.slice(STORAGE.length));
    return storeBytes(shelf.opened.get(name), url, bytes);
  }
  if (token !== `Bearer ${runtimeToken}`) {
    return refused(401, 'unauthenticated', 'the token is not valid');
  }
  const asked: unknown = JSON.parse(bytes.toString('utf8'));
  switch (url.pathname.slice(SERVICE.length)) {
    case 'CreateArtifact':
      return create(shelf, asked);
    case 'FinalizeArtifact':
      return finish(shelf, asked);
    default:
      return refused(404, 'bad_route', 'no such method');
  }
}

const ids = {
  workflow_run_backend_id: z.literal('rehearsed-run'),
  workflow_job_run_backend_id: z.literal('rehearsed-job'),
  name: z.string().regex(/^[^":<>|*?\r\n\\/]+$/),
};
const createSchema = z.object({
  ...ids,
  expires_at: z.iso.datetime().optional(),
  version: z.number(),
});
const finishSchema = z.object({ ...ids, size: z.string(), hash: z.string() });

function create({ opened, origin }: Shelf, asked: unknown): Reply {
  const wanted = createSchema.safeParse(asked);
  if (!wanted.success) {
    return refused(400, 'malformed', z.prettifyError(wanted.error));
  }
  const { name, expires_at: expiresAt } = wanted.data;
  if (opened.has(name)) {
    return refused(409, 'already_exists', 'an artifact with this name already exists');
  }
  opened.set(name, { name, expiresAt, blocks: new Map(), bytes: Buffer.alloc(0) });
  const address = `${origin}${STORAGE}${encodeURIComponent(name)}?sig=${SIGNATURE}`;
  return { status: 200, body: { ok: true, signed_upload_url: address } };
}

/** As Azure's block blobs: blocks in any order, then the list that puts them together. */
function storeBytes(artifact: Opened | undefined, url: URL, body: Buffer): Reply {
  const query = url.searchParams;
  if (artifact === undefined || query.get('sig') !== SIGNATURE) {
    return { status: 403 };
  }
  if (query.get('comp') === 'block') {
    artifact.blocks.set(query.get('blockid') ?? '', body);
    return { status: 201 };
  }
  const named = [...body.toString('utf8').matchAll(/<Latest>([^<]*)<\/Latest>/g)];
  const blocks = named.map(([, id = '']) => artifact.blocks.get(id));
  if (query.get('comp') !== 'blocklist' || blocks.includes(undefined)) {
    return { status: 400 };
  }
  artifact.bytes = Buffer.concat(blocks.filter((block) => block !== undefined));
  return { status: 201 };
}

function finish({ opened, kept }: Shelf, asked: unknown): Reply {
  const wanted = finishSchema.safeParse(asked);
  const artifact = opened.get(wanted.data?.name ?? '');
  if (!wanted.success || artifact === undefined) {
    return refused(400, 'malformed', 'not an artifact that was begun');
  }
  const { name, expiresAt, bytes } = artifact;
  const hash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  if (wanted.data.size !== String(bytes.length) || wanted.data.hash !== hash) {
    return refused(400, 'invalid_argument', 'these are not the bytes that were uploaded');
  }
  kept.push({ name, expiresAt, files: readZip(bytes) });
  return { status: 200, body: { ok: true, artifact_id: String(kept.length) } };
}
