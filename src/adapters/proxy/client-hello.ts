// Reads which server a TLS client asks for: https://www.rfc-editor.org/rfc/rfc8446

/** What a client's hello says. `isEncrypted`: it may ask for another server in a part that only servers can read. */
type ClientHello = { readonly serverName: string | undefined; readonly isEncrypted: boolean };

/** The hello, and the bytes after it; undefined where something else came. */
export type ReadHello = { readonly hello: ClientHello | undefined; readonly rest: Buffer };

const RECORD_HEADER = 5;
const MAX_RECORD = 16_384;
/** More than clients send, with keys for the time after quantum computers and tickets of earlier sessions. */
const MAX_HELLO = 65_536;

const RECORD = { changeCipher: 20, handshake: 22, data: 23 };
const CLIENT_HELLO = 1;
const EXTENSION = { serverName: 0, encryptedHello: 0xfe0d };

/** Puts a hello together that comes in any number of pieces, in any number of records. */
export class HelloReader {
  readonly #skipped: readonly number[];
  #rest: Buffer = Buffer.alloc(0);
  #message: Buffer = Buffer.alloc(0);
  #bytes = 0;

  /** `isRepeated`: the server asked for another hello, before which other records may stand. */
  constructor(isRepeated: boolean) {
    this.#skipped = isRepeated ? [RECORD.changeCipher, RECORD.data] : [];
  }

  /** Takes the next bytes; returns undefined until the hello is whole. */
  push(chunk: Buffer): ReadHello | undefined {
    this.#bytes += chunk.length;
    this.#rest = Buffer.concat([this.#rest, chunk]);
    if (this.#bytes > MAX_HELLO) return this.#end(undefined);
    for (let record = takeRecord(this.#rest); record !== undefined; ) {
      if (record === 'wrong') return this.#end(undefined);
      this.#rest = this.#rest.subarray(RECORD_HEADER + record.body.length);
      if (this.#add(record) === 0) return this.#end(readHello(this.#message));
      record = takeRecord(this.#rest);
    }
    return undefined;
  }

  /** Returns how many bytes of the hello are missing then. */
  #add({ type, body }: TlsRecord): number {
    if (this.#skipped.includes(type)) return 1;
    this.#message = Buffer.concat([this.#message, body]);
    return missingBytes(type, this.#message);
  }

  #end(hello: ClientHello | undefined): ReadHello {
    return { hello, rest: this.#rest };
  }
}

type TlsRecord = { readonly type: number; readonly body: Buffer };

/** Whether a record of a kind that a client sends before its data can begin with the byte. */
export function isRecord(byte: number | undefined): boolean {
  return Object.values(RECORD).some((type) => type === byte);
}

/** Returns the first record; undefined if it isn't whole yet. */
function takeRecord(bytes: Buffer): TlsRecord | 'wrong' | undefined {
  const [type = RECORD.handshake, major = 3] = bytes;
  if (!isRecord(type) || major !== 3) return 'wrong';
  if (bytes.length < RECORD_HEADER) return undefined;
  const length = bytes.readUInt16BE(3);
  if (length === 0 || length > MAX_RECORD) return 'wrong';
  const body = bytes.subarray(RECORD_HEADER, RECORD_HEADER + length);
  return body.length < length ? undefined : { type, body };
}

/** How many bytes of a hello are still to come; zero, too, where it is none: it can't be read then. */
function missingBytes(type: number, message: Buffer): number {
  if (type !== RECORD.handshake || message[0] !== CLIENT_HELLO) return 0;
  if (message.length < 4) return 4 - message.length;
  return Math.max(0, 4 + message.readUIntBE(1, 3) - message.length);
}

/** Reads a whole message; undefined if it is another one, any length in it is wrong, or a server is named twice. */
function readHello(message: Buffer): ClientHello | undefined {
  try {
    const whole = new Fields(message);
    if (whole.number(1) !== CLIENT_HELLO) return undefined;
    const fields = new Fields(whole.vector(3));
    whole.expectEnd();
    fields.take(2 + 32);
    for (const lengthBytes of [1, 2, 1]) fields.vector(lengthBytes);
    const extensions = readExtensions(fields);
    const named = extensions.get(EXTENSION.serverName);
    return {
      serverName: named === undefined ? undefined : readServerName(named),
      isEncrypted: extensions.has(EXTENSION.encryptedHello),
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readExtensions(fields: Fields): ReadonlyMap<number, Fields> {
  const found = new Map<number, Fields>();
  if (fields.isAtEnd()) return found;
  const list = new Fields(fields.vector(2));
  fields.expectEnd();
  while (!list.isAtEnd()) {
    const type = list.number(2);
    if (found.has(type)) throw new RangeError('an extension stands there twice');
    found.set(type, new Fields(list.vector(2)));
  }
  return found;
}

/** https://www.rfc-editor.org/rfc/rfc6066#section-3 */
function readServerName(extension: Fields): string {
  const names = new Fields(extension.vector(2));
  extension.expectEnd();
  if (names.number(1) !== 0) throw new RangeError('not the name of a host');
  const name = names.vector(2).toString('latin1').toLowerCase();
  names.expectEnd();
  return name;
}

/** Reads fields one after the other; throws a RangeError where one ends too late. */
class Fields {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  expectEnd(): void {
    if (!this.isAtEnd()) throw new RangeError('something follows');
  }

  take(length: number): Buffer {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError('a field ends too late');
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  number(length: number): number {
    return this.take(length).readUIntBE(0, length);
  }

  /** A field that begins with its length. */
  vector(lengthBytes: number): Buffer {
    return this.take(this.number(lengthBytes));
  }
}

/** The first bytes of a server's answer that must be seen to judge it. */
const ANSWER_BYTES = 43;
const SERVER_HELLO = 2;
/** The hash of "HelloRetryRequest". */
const RETRY = Buffer.from(
  'cf21ad74e59a6111be1d8c021e65b891c2a211167abb8c5e079e09e2c8a8339c',
  'hex',
);

/** Whether a server asks for another hello; undefined until enough of its answer is there. */
export function asksAgain(answer: Buffer): boolean | undefined {
  const [type, , , , , message = SERVER_HELLO] = answer;
  if (type !== RECORD.handshake || message !== SERVER_HELLO) return false;
  return answer.length < ANSWER_BYTES ? undefined : answer.subarray(11, ANSWER_BYTES).equals(RETRY);
}
