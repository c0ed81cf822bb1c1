// The runner's artifact service and the storage that the toolkit's client uploads to.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { strFromU8, unzipSync } from 'fflate';
import * as z from 'zod';
import { sha256 } from '#src/text/slug.ts';

/** A finished artifact. */
export type ArtifactRecord = {
  readonly name: string;
  /** The files' texts by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly expiresAt: string | undefined;
};

type PendingArtifact = {
  readonly name: string;
  readonly expiresAt: string | undefined;
  readonly isZip: boolean;
  readonly blocks: Map<string, Buffer>;
  bytes: Buffer;
};

/** A status and a body: a Buffer is sent as it is, another object as JSON, undefined as no body. */
type ArtifactReply = { readonly status: number; readonly body?: object };

export type ArtifactStore = {
  readonly finished: readonly ArtifactRecord[];
  /** Returns true for a path of the service or of the storage. */
  serves(path: string): boolean;
  /** Answers one request, with the status `refusal` if given. Returns the status. */
  serve(exchange: HttpExchange, refusal: number | undefined): Promise<number>;
};

/** A request and the response to it. */
export type HttpExchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
};

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';
const STORAGE = '/artifact-storage/';
const SIGNATURE = 'signed-by-the-rehearsal';

/** The runner's token for this service. The client reads the run's ids from its claims. */
export const RUNTIME_TOKEN = [
  { alg: 'none' },
  { scp: 'Actions.Results:rehearsed-run:rehearsed-job' },
  'unsigned',
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

const errorReply = (status: number, code: string, msg: string): ArtifactReply => ({
  status,
  body: { code, msg },
});

/** Opens an empty store that is served at `origin`. */
export function openArtifacts(origin: string): ArtifactStore {
  const pending = new Map<string, PendingArtifact>();
  const finished: ArtifactRecord[] = [];
  return {
    finished,
    serves: (path) => path.startsWith(SERVICE) || path.startsWith(STORAGE),
    async serve(exchange, refusal) {
      const { request, response } = exchange;
      const bytes = await readBytes(request);
      const { status, body } =
        refusal === undefined
          ? answerArtifactRequest({ pending, finished, origin }, exchange, bytes)
          : errorReply(refusal, 'unavailable', 'not now');
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined || body instanceof Buffer ? body : JSON.stringify(body));
      return status;
    },
  };
}

/** Reads the whole body of a request or a response. */
export async function readBytes(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

type ArtifactStoreState = {
  readonly pending: Map<string, PendingArtifact>;
  readonly finished: ArtifactRecord[];
  readonly origin: string;
};

function answerArtifactRequest(
  storeState: ArtifactStoreState,
  { request, url }: HttpExchange,
  bytes: Buffer,
): ArtifactReply {
  if (url.pathname.startsWith(STORAGE)) {
    const name = decodeURIComponent(url.pathname.slice(STORAGE.length));
    const artifact = storeState.pending.get(name);
    if (url.searchParams.get('sig') !== SIGNATURE) return { status: 403 };
    if (artifact === undefined) return { status: 404 };
    const isRead = request.method === 'GET';
    return isRead ? { status: 200, body: artifact.bytes } : storeBytes(artifact, url, bytes);
  }
  if (request.headers.authorization !== `Bearer ${RUNTIME_TOKEN}`) {
    return errorReply(401, 'unauthenticated', 'the token is not valid');
  }
  const method = METHODS[url.pathname.slice(SERVICE.length)];
  if (method === undefined) return errorReply(404, 'bad_route', 'no such method');
  try {
    return method(storeState, JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    return errorReply(400, 'malformed', String(error));
  }
}

/** The service's methods. Each throws for a payload that doesn't fit. */
const METHODS: Readonly<
  Record<string, (storeState: ArtifactStoreState, payload: unknown) => ArtifactReply>
> = {
  CreateArtifact: createArtifact,
  FinalizeArtifact: finalizeArtifact,
  ListArtifacts: listArtifacts,
  GetSignedArtifactURL: ({ origin }, payload) => ({
    status: 200,
    body: { signed_url: addressOf(signSchema.parse(payload).name, origin) },
  }),
};

const JOB_FIELDS = {
  workflow_run_backend_id: z.literal('rehearsed-run'),
  workflow_job_run_backend_id: z.literal('rehearsed-job'),
};
const ID_FIELDS = {
  ...JOB_FIELDS,
  name: z.string().regex(/^[^":<>|*?\r\n\\/]+$/),
};
const createSchema = z.object({
  ...ID_FIELDS,
  expires_at: z.iso.datetime().optional(),
  mime_type: z.string().default('application/zip'),
  version: z.number(),
});
const listSchema = z.object(JOB_FIELDS);
const signSchema = z.object(ID_FIELDS);
const finishSchema = z.object({ ...ID_FIELDS, size: z.string(), hash: z.string() });

function createArtifact({ pending, origin }: ArtifactStoreState, payload: unknown): ArtifactReply {
  const { name, expires_at: expiresAt, mime_type: mimeType } = createSchema.parse(payload);
  if (pending.has(name)) {
    return errorReply(409, 'already_exists', 'an artifact with this name already exists');
  }
  const isZip = mimeType === 'application/zip';
  pending.set(name, { name, expiresAt, isZip, blocks: new Map(), bytes: Buffer.alloc(0) });
  return { status: 200, body: { ok: true, signed_upload_url: addressOf(name, origin) } };
}

function addressOf(name: string, origin: string): string {
  return `${origin}${STORAGE}${encodeURIComponent(name)}?sig=${SIGNATURE}`;
}

/** Lists the finished artifacts. The service writes 64-bit numbers as strings. */
function listArtifacts({ pending, finished }: ArtifactStoreState, payload: unknown): ArtifactReply {
  const job = listSchema.parse(payload);
  const artifacts = finished.map(({ name }, index) => ({
    ...job,
    database_id: String(index + 1),
    name,
    size: String(pending.get(name)?.bytes.length ?? 0),
  }));
  return { status: 200, body: { artifacts } };
}

/** Stores like Azure's block blobs: blocks in any order, then a list that joins them. */
function storeBytes(artifact: PendingArtifact, url: URL, body: Buffer): ArtifactReply {
  const query = url.searchParams;
  if (query.get('comp') === 'block') {
    artifact.blocks.set(query.get('blockid') ?? '', body);
    return { status: 201 };
  }
  const named = [...body.toString('utf8').matchAll(/<Latest>([^<]*)<\/Latest>/g)];
  const blocks = named.map(([, id = '']) => artifact.blocks.get(id));
  if (query.get('comp') !== 'blocklist' || blocks.includes(undefined)) return { status: 400 };
  artifact.bytes = Buffer.concat(blocks.filter((block) => block !== undefined));
  return { status: 201 };
}

function finalizeArtifact(
  { pending, finished }: ArtifactStoreState,
  payload: unknown,
): ArtifactReply {
  const { name, size, hash } = finishSchema.parse(payload);
  const artifact = pending.get(name);
  if (artifact === undefined) return errorReply(404, 'not_found', 'it was not begun');
  const { expiresAt, isZip, bytes } = artifact;
  if (size !== String(bytes.length) || hash !== `sha256:${sha256(bytes)}`) {
    return errorReply(400, 'invalid_argument', 'these are not the bytes that were uploaded');
  }
  // An artifact that is uploaded unzipped is a single file with the artifact's name.
  const held = isZip ? unzipSync(bytes) : { [name]: bytes };
  const files = Object.entries(held).map(([path, one]) => [path, strFromU8(one)] as const);
  finished.push({ name, expiresAt, files: new Map(files) });
  return { status: 200, body: { ok: true, artifact_id: String(finished.length) } };
}
