// The first message of a TLS client, as tests need it: https://www.rfc-editor.org/rfc/rfc8446#section-4.1.2

type HelloParts = {
  readonly names?: readonly string[];
  /** Further extensions: their number and content. */
  readonly extensions?: readonly (readonly [number, Buffer])[];
  /** Bytes of the message in one record. */
  readonly recordBytes?: number;
};

/** Writes a field with its length before it. */
export function withLength(lengthBytes: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const length = Buffer.alloc(lengthBytes);
  length.writeUIntBE(content.length, 0, lengthBytes);
  return Buffer.concat([length, content]);
}

/** Writes the message without records around it. */
export function aHelloMessage({ names = [], extensions = [] }: HelloParts): Buffer {
  const entries = names.map((name) =>
    Buffer.concat([Buffer.of(0), withLength(2, Buffer.from(name, 'latin1'))]),
  );
  const all = [
    ...(names.length === 0 ? [] : [[0, withLength(2, ...entries)] as const]),
    ...extensions,
  ].map(([type, content]) =>
    Buffer.concat([Buffer.of(type >> 8, type & 255), withLength(2, content)]),
  );
  const fields = [
    Buffer.concat([Buffer.of(3, 3), Buffer.alloc(32, 7)]),
    withLength(1, Buffer.alloc(32, 1)),
    withLength(2, Buffer.of(0x13, 0x01)),
    withLength(1, Buffer.of(0)),
    withLength(2, ...all),
  ];
  return Buffer.concat([Buffer.of(1), withLength(3, ...fields)]);
}

/** Puts a message into records. */
export function inRecords(message: Buffer, recordBytes = 16_384, type = 22): Buffer {
  const records: Buffer[] = [];
  for (let at = 0; at < message.length; at += recordBytes) {
    const part = message.subarray(at, at + recordBytes);
    records.push(Buffer.concat([Buffer.of(type, 3, 1), withLength(2, part)]));
  }
  return Buffer.concat(records);
}

/** Writes a hello as it comes over the line. */
export function aHello({ recordBytes, ...parts }: HelloParts): Buffer {
  return inRecords(aHelloMessage(parts), recordBytes);
}
