import { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { describe, expect, it } from '@jest/globals';
import { HelloReader, type ReadHello } from '#src/adapters/proxy/client-hello.ts';
import { aHello, aHelloMessage, inRecords, withLength } from './a-hello.ts';

const HOST = 'packages.example.org';
const whole = { names: [HOST], extensions: [[43, Buffer.alloc(20_000, 5)]] } as const;

/** Gives the bytes to a reader, some at a time, until it has read a hello. */
function read(bytes: Buffer, atOnce = bytes.length, isRepeated = false): ReadHello | undefined {
  const reader = new HelloReader(isRepeated);
  for (let at = 0; at < bytes.length; at += atOnce) {
    const found = reader.push(bytes.subarray(at, at + atOnce));
    if (found !== undefined) return found;
  }
  return undefined;
}

describe('the first message of a TLS client', () => {
  it.each([
    ['in one piece', 16_384, 100_000],
    ['in many segments', 16_384, 1],
    ['in many records', 1, 100_000],
    ['in many records and segments', 3, 2],
  ])('says which server it is for: %s', (_how, recordBytes, atOnce) => {
    const small = { names: [HOST], extensions: [[43, Buffer.alloc(500)]] } as const;
    expect(read(aHello({ ...small, recordBytes }), atOnce)?.hello).toEqual({
      serverName: HOST,
      isEncrypted: false,
    });
  });

  it('is read as Node writes it', async () => {
    const sent = await new Promise<Buffer>((resolve) => {
      const line = new Duplex({ read: () => undefined, write: (chunk) => resolve(chunk) });
      connectTls({ socket: line, servername: HOST.toUpperCase() });
    });
    expect(read(sent)?.hello).toEqual({ serverName: HOST, isEncrypted: false });
  });

  it('leaves what comes after it', () => {
    const bytes = Buffer.concat([aHello(whole), Buffer.from('more')]);
    expect(read(bytes)?.rest).toEqual(Buffer.from('more'));
  });

  it('is awaited until it is whole', () => {
    expect(read(aHello(whole).subarray(0, -1))).toBeUndefined();
  });

  it('names no server, or hides the name', () => {
    expect(read(aHello({}))?.hello).toEqual({ serverName: undefined, isEncrypted: false });
    const extensions = [[0xfe0d, Buffer.from('sealed')]] as const;
    expect(read(aHello({ names: [HOST], extensions }))?.hello).toMatchObject({ isEncrypted: true });
  });

  const message = aHelloMessage(whole);
  /** A list of names as these bytes write it. */
  const named = (hex: string) => ({ extensions: [[0, Buffer.from(hex, 'hex')]] as const });
  it.each([
    ['two names', aHello({ names: [HOST, 'evil.example.org'] })],
    ['two lists of names', aHello({ names: [HOST], ...named('00050000026162') })],
    ['something after the names', aHello(named('0005000002616200'))],
    ['a name of another kind', aHello(named('00050100026162'))],
    ['something after it in its record', inRecords(Buffer.concat([message, Buffer.of(1)]))],
    [
      'something after its fields',
      inRecords(Buffer.concat([Buffer.of(1), withLength(3, message.subarray(4), Buffer.of(1))])),
    ],
    ['another version of records', aHello(whole).fill(2, 1, 2)],
    ['a length inside that is too long', inRecords(Buffer.from(message).fill(255, 38, 39))],
    ['another message', inRecords(Buffer.from('0200000100', 'hex'))],
    ['a record without content', Buffer.from('1603010000', 'hex')],
    ['a record that is too long', Buffer.from('160301ffff', 'hex')],
    ['another record', inRecords(aHelloMessage(whole), 16_384, 23)],
    ['a length of sixteen megabytes', Buffer.concat(Array(5).fill(aHello(whole).fill(255, 6, 9)))],
    ['plain HTTP', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['an old hello', Buffer.from('802e0100020015', 'hex')],
    ['one byte', Buffer.of(0)],
  ])('is none where there is %s', (_what, bytes) => {
    expect(read(bytes)).toMatchObject({ hello: undefined });
  });

  it('comes again after other records, if the server asks for it', () => {
    const bytes = Buffer.concat([
      inRecords(Buffer.of(1), 1, 20),
      aHello({ names: ['other.example'] }),
    ]);
    expect(read(bytes)?.hello).toBeUndefined();
    expect(read(bytes, 7, true)?.hello).toMatchObject({ serverName: 'other.example' });
  });

  it('is not waited for beyond its limit', () => {
    const endless = inRecords(
      Buffer.concat([Buffer.of(1, 255, 255, 255), Buffer.alloc(200_000)]),
      1,
    );
    expect(read(endless, 1)).toMatchObject({ hello: undefined });
  });
});
