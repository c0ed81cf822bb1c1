import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createSafeServer } from 'node:https';
import { type AddressInfo, connect, createServer as createLine, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  findOuterProxy,
  type HostProxySettings,
  isPublicAddress,
  openHostProxy,
} from '#src/adapters/proxy/host-proxy.ts';
import { portOf } from '../a-server.ts';
import { aHello, inRecords } from './a-hello.ts';
import { aProxy, makeCertificate } from './a-proxy.ts';

const HOST = 'packages.example.org';
const PUBLIC = '93.184.216.34';

/** A server of packages, which answers with what it was asked. */
const origin = createServer((incoming, response) => {
  response.end(`${incoming.method} ${incoming.headers.host} ${incoming.url}`);
});
const closing: (() => void)[] = [];
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  ({ port } = origin.address() as AddressInfo);
});
afterAll(() => {
  origin.close();
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  for (const name of ['http_proxy', 'https_proxy', 'no_proxy'])
    for (const variable of [name, name.toUpperCase()]) delete process.env[variable];
});

/** A proxy for hosts whose names mean `addresses`; every connection goes to our server, and is written down. */
async function aHostProxy(
  addresses: readonly string[] = [PUBLIC],
  hosts: HostProxySettings['hosts'] = [HOST],
  to = port,
  later: readonly string[] = ['127.0.0.1'],
) {
  const folder = mkdtempSync(join(tmpdir(), 'host-proxy-'));
  const path = join(folder, 'proxy');
  const dialled: string[] = [];
  let asked = 0;
  const close = await openHostProxy({
    hosts,
    path,
    lookup: async () => {
      asked += 1;
      // The second answer is another one, as of those who would have us look at one and take the other.
      const given = asked === 1 ? addresses : later;
      return given.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    dial: (given, asked) => {
      dialled.push(...given.map(({ address }) => `${address} ${asked}`));
      return connect({ host: '127.0.0.1', port: to });
    },
  });
  closing.push(() => {
    close();
    rmSync(folder, { recursive: true });
  });
  return { path, dialled };
}

/** Asks for a page as http clients ask a proxy. */
async function get(socketPath: string, url: string, headers = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = request({
      socketPath,
      path: url,
      headers: { host: new URL(url).host, ...headers },
    });
    asking.once('response', async (response) =>
      resolve(`${response.statusCode} ${await text(response)}`),
    );
    asking.once('error', reject);
    asking.end();
  });
}

type Tunnel = { readonly status: number; readonly socket: Socket; readonly head: string };

async function openTunnel(socketPath: string, authority: string): Promise<Tunnel> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath, method: 'CONNECT', path: authority });
    asking.once('connect', ({ statusCode: status = 0 }, socket: Socket, head: Buffer) =>
      resolve({ status, socket, head: String(head) }),
    );
    asking.once('error', reject);
    asking.end();
  });
}

const IN_TUNNEL = `GET /in HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`;

/** Opens a tunnel, says something in it, and returns the last line of the answer. */
async function connectTo(
  socketPath: string,
  authority: string,
  said: string | Buffer = IN_TUNNEL,
): Promise<string> {
  const { status, socket, head } = await openTunnel(socketPath, authority);
  if (status === 200) socket.write(said);
  const answer = (head + (await text(socket))).replace(/\r\n0\r\n\r\n$/, '');
  return `${status} ${answer.split('\r\n').at(-1)}`;
}

describe('the proxy for hosts by name', () => {
  it('passes requests and tunnels to a host that is named', async () => {
    const { path, dialled } = await aHostProxy();
    expect(await get(path, `http://${HOST}/a?b=c`)).toBe(`200 GET ${HOST} /a?b=c`);
    expect(dialled).toEqual([`${PUBLIC} 80`]);
  });

  it('opens a tunnel to it', async () => {
    const { path, dialled } = await aHostProxy(undefined, undefined, port, [PUBLIC]);
    expect(await connectTo(path, `${HOST.toUpperCase()}.:80`)).toBe(`200 GET ${HOST} /in`);
    expect(dialled).toEqual([`${PUBLIC} 80`]);
  });

  it('refuses every other host, and names it and the setting', async () => {
    const { path, dialled } = await aHostProxy();
    for (const host of [
      'evil.example.org',
      `sub.${HOST}`,
      `${HOST}.evil.org`,
      '127.0.0.1',
      '[::1]',
    ]) {
      const answers = [await get(path, `http://${host}/`), await connectTo(path, `${host}:443`)];
      for (const answer of answers) {
        expect(answer).toContain(`403 ${host} may not be reached`);
        expect(answer).toContain(`"action": { "network": ["${host}"] }`);
      }
    }
    expect(dialled).toEqual([]);
  });

  it('asks for the host that was looked at, whatever the headers say', async () => {
    const { path } = await aHostProxy();
    const headers = { host: 'other.example.org', 'proxy-authorization': 'x' };
    expect(await get(path, `http://${HOST}/`, headers)).toBe(`200 GET ${HOST} /`);
  });

  it.each([22, 8080, 25, 0])('refuses port %d', async (other) => {
    const { path, dialled } = await aHostProxy();
    expect(await connectTo(path, `${HOST}:${other}`)).toMatch(/^403 .*only on ports 80 and 443/);
    expect(dialled).toEqual([]);
  });

  it.each([
    ['this machine', ['127.0.0.1']],
    ['this machine, in IPv6', ['::1']],
    ['this machine, as IPv6 writes IPv4', ['::ffff:127.0.0.1']],
    ['any address of this machine', ['0.0.0.0']],
    ['a private network', ['10.1.2.3']],
    ['the metadata of a cloud', ['169.254.169.254']],
    ['the metadata of a cloud, in IPv6', ['fd00:ec2::254']],
    ['a public address, and one of this machine', [PUBLIC, '127.0.0.1']],
  ])('refuses a name that means %s', async (_, addresses) => {
    const { path, dialled } = await aHostProxy(addresses);
    expect(await get(path, `http://${HOST}/`)).toMatch(/^403 .*can't be reached/);
    expect(dialled).toEqual([]);
  });

  it.each(['2130706433', '0x7f.1', '0177.0.0.1', '127.1', '169.254.169.254', '[::ffff:7f00:1]'])(
    'refuses %s, even where settings name it',
    async (host) => {
      const { hostname } = new URL(`http://${host}`);
      const { path, dialled } = await aHostProxy(
        [hostname.replace(/[[\]]/g, '')],
        [hostname, host],
      );
      expect(await connectTo(path, `${host}:443`)).toMatch(/^403 .*can't be reached/);
      expect(dialled).toEqual([]);
    },
  );

  it.each(['000', '099', '101'])(
    'survives the status %s, which answers nothing',
    async (status) => {
      const server = createLine((socket) => {
        socket
          .on('error', () => undefined)
          .once('data', () => {
            socket.end(`HTTP/1.1 ${status} X\r\nContent-Length: 0\r\n\r\n`);
          });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      closing.push(() => server.close());
      const { path } = await aHostProxy(undefined, undefined, portOf(server));
      expect(await get(path, `http://${HOST}/`)).toContain('502 packages.example.org');
    },
  );

  it('ends a request whose client is gone', async () => {
    const server = createLine();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => server.close());
    const { path } = await aHostProxy(undefined, undefined, portOf(server));
    const client = connect({ path });
    client.write(`GET http://${HOST}/ HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
    const [reached] = (await once(server, 'connection')) as [Socket];
    reached.resume().on('error', () => undefined);
    client.destroy();
    await once(reached, 'close');
    expect(reached.destroyed).toBe(true);
  });

  it('says that a host was not found', async () => {
    const { path } = await aHostProxy([]);
    expect(await connectTo(path, `${HOST}:443`)).toBe(`502 ${HOST} was not found\n`);
  });

  it.each([`${HOST}:443 x`, '', ':443', 'http://', 'a:b:c'])(
    'answers %j, and goes on',
    async (authority) => {
      const { path } = await aHostProxy();
      await connectTo(path, authority).catch(() => undefined);
      expect(await get(path, `http://${HOST}/`)).toContain('200');
    },
  );

  it('goes through the job’s own proxy, where there is one', async () => {
    const outer = await aProxy('name:pass');
    outer.route(HOST, { origin: `http://127.0.0.1:${port}` });
    process.env.http_proxy = `http://name:pass@${outer.place}`;
    process.env.https_proxy = process.env.http_proxy;
    try {
      const { path, dialled } = await aHostProxy();
      expect(await get(path, `http://${HOST}/through`)).toMatch(/^200 .*\/through$/);
      expect(outer.hosts()).toContain(HOST);
      const tunnelled = await aHostProxy();
      expect(await connectTo(tunnelled.path, `${HOST}:443`, aHello({ names: [HOST] }))).toMatch(
        /^200 /,
      );
      expect(tunnelled.dialled).toEqual([]);
      expect(dialled).toEqual([]);
      process.env.no_proxy = '.example.org';
      const direct = await aHostProxy();
      await get(direct.path, `http://${HOST}/`);
      expect(direct.dialled).toEqual([`${PUBLIC} 80`]);
    } finally {
      await outer.close();
    }
  });
});

/** A server that writes down what it is sent, and answers with these bytes. */
async function aLine(answer?: Buffer) {
  const got: Buffer[] = [];
  const server = createLine((socket) => {
    socket.on('data', (data) => {
      got.push(data);
      if (answer === undefined) socket.end('bye');
      else socket.write(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { port: portOf(server), got: () => Buffer.concat(got) };
}

const ALERT = '15030300020270';

describe('the tunnel to a host that is named', () => {
  it.each([
    ['in one round', {}, {}],
    ['of an older version', { maxVersion: 'TLSv1.2' }, {}],
    ['where the server asks again', { ecdhCurve: 'P-384' }, { ecdhCurve: 'X25519:P-384' }],
  ] as const)('lets TLS through to it: %s', async (_how, serverOptions, clientOptions) => {
    const server = createSafeServer({ ...makeCertificate(), ...serverOptions }, (_, response) =>
      response.end('safe'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => server.close());
    const { path } = await aHostProxy(undefined, undefined, portOf(server));
    const { socket } = await openTunnel(path, `${HOST}:443`);
    const options = { servername: HOST, rejectUnauthorized: false, ...clientOptions };
    const safe = connectTls({ socket, ...options });
    safe.write(IN_TUNNEL);
    expect(await text(safe)).toMatch(/safe/);
  });

  const own = aHello({ names: [HOST] });
  it.each([
    ['another name', aHello({ names: ['evil.example.org'] }), ALERT],
    [
      'another name in many records',
      aHello({ names: ['evil.example.org'], recordBytes: 1 }),
      ALERT,
    ],
    ['a name below', aHello({ names: [`sub.${HOST}`] }), ALERT],
    ['a name with a NUL', aHello({ names: [`${HOST}\0.evil.org`] }), ALERT],
    ['two names', aHello({ names: [HOST, 'evil.example.org'] }), ALERT],
    ['no name', aHello({}), ALERT],
    ['a hidden name', aHello({ names: [HOST], extensions: [[0xfe0d, Buffer.of(1)]] }), ALERT],
    ['half a name', own.subarray(0, -5), ALERT],
    ['plain HTTP', Buffer.from(IN_TUNNEL), 'only TLS for packages.example.org may pass here'],
    ['another protocol', Buffer.from('SSH-2.0-OpenSSH_9.2\r\n'), 'only TLS for'],
  ])('lets nothing through with %s, and says so', async (_what, said, answer) => {
    const line = await aLine();
    const { path } = await aHostProxy(undefined, undefined, line.port);
    const { socket, head } = await openTunnel(path, `${HOST}:443`);
    socket.end(said);
    const answered = Buffer.concat([Buffer.from(head), await buffer(socket)]);
    expect(answer === ALERT ? answered.toString('hex') : String(answered)).toContain(answer);
    expect(line.got()).toHaveLength(0);
  });

  it('takes a hello that comes in pieces', async () => {
    const line = await aLine();
    const { path } = await aHostProxy(undefined, undefined, line.port);
    const { socket } = await openTunnel(path, `${HOST}:443`);
    socket.setNoDelay(true);
    for (const byte of own) {
      socket.write(Buffer.of(byte));
      await new Promise(setImmediate);
    }
    expect(await text(socket)).toBe('bye');
    expect(line.got()).toEqual(own);
  });

  it('lets no other name through in the hello for which the server asks again', async () => {
    const retry = Buffer.from(
      'cf21ad74e59a6111be1d8c021e65b891c2a211167abb8c5e079e09e2c8a8339c',
      'hex',
    );
    const answer = inRecords(Buffer.concat([Buffer.of(2, 0, 0, 36, 3, 3), retry, Buffer.of(0, 0)]));
    const line = await aLine(answer);
    const { path } = await aHostProxy(undefined, undefined, line.port);
    const { socket } = await openTunnel(path, `${HOST}:443`);
    const change = inRecords(Buffer.of(1), 1, 20);
    socket.write(Buffer.concat([own, change, aHello({ names: ['evil.example.org'] })]));
    expect((await buffer(socket)).toString('hex')).toBe(answer.toString('hex') + ALERT);
    expect(line.got()).toEqual(own);
  });

  it('reads plain HTTP, request by request, and lets no other host through', async () => {
    const { path, dialled } = await aHostProxy(undefined, undefined, port, [PUBLIC]);
    const evil = IN_TUNNEL.replace(HOST, 'evil.example.org');
    const first = IN_TUNNEL.replace('Connection: close\r\n', '');
    expect(await connectTo(path, `${HOST}:80`, evil)).toContain(
      'evil.example.org may not be reached',
    );
    const both = await connectTo(path, `${HOST}:80`, first + evil);
    expect(both).toContain('evil.example.org may not be reached');
    const nested = `CONNECT ${HOST}:80 HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`;
    expect(await connectTo(path, `${HOST}:80`, nested)).toBe('200 ');
    expect(await connectTo(path, `${HOST}:80`, own)).toBe('200 ');
    expect(dialled).toEqual([`${PUBLIC} 80`]);
  });

  it('passes a body on as a body, whatever the method', async () => {
    const line = await aLine();
    const { path } = await aHostProxy(undefined, undefined, line.port, [PUBLIC]);
    const inner = 'GET /evil HTTP/1.1\r\nHost: evil.example.org\r\n\r\n';
    const head = IN_TUNNEL.replace('\r\n\r\n', '\r\nTransfer-Encoding: chunked\r\n\r\n');
    const chunk = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
    await connectTo(path, `${HOST}:80`, head + chunk);
    expect(String(line.got())).toMatch(/transfer-encoding: chunked/i);
  });
});

describe('the proxy to all public hosts', () => {
  it('passes to any host, by its first address, whatever TLS asks for', async () => {
    const { path, dialled } = await aHostProxy([PUBLIC], 'public');
    expect(await get(path, 'http://any.example.net/a')).toBe('200 GET any.example.net /a');
    const line = await aLine();
    const safe = await aHostProxy([PUBLIC], 'public', line.port);
    expect(await connectTo(safe.path, '8.8.8.8:443', aHello({ names: ['x.example'] }))).toBe(
      '200 bye',
    );
    expect([...dialled, ...safe.dialled]).toEqual([`${PUBLIC} 80`, `${PUBLIC} 443`]);
  });

  it.each([
    ['any.example.net:443', '127.0.0.1'],
    ['any.example.net:443', '169.254.169.254'],
    ['[fd00:ec2::254]:80', 'fd00:ec2::254'],
    ['[::ffff:a9fe:a9fe]:80', '::ffff:a9fe:a9fe'],
    ['metadata.google.internal:80', '169.254.169.254'],
    ['any.example.net:443', '192.168.1.1'],
    ['any.example.net:5432', PUBLIC],
    ['any.example.net:22', PUBLIC],
  ])('refuses %s, which is %s', async (authority, address) => {
    const { path, dialled } = await aHostProxy([address], 'public');
    expect(await connectTo(path, authority)).toMatch(/^403 .*(?:can't be reached|only on ports)/);
    expect(dialled).toEqual([]);
  });

  it.each([
    ['another protocol', Buffer.from('SSH-2.0-OpenSSH_9.2\r\n')],
    ['plain HTTP', Buffer.from(IN_TUNNEL)],
    ['half a hello', aHello({ names: [HOST] }).subarray(0, -5)],
  ])('lets TLS alone through a tunnel: not %s', async (_what, said) => {
    const line = await aLine();
    const { path } = await aHostProxy([PUBLIC], 'public', line.port);
    const { socket } = await openTunnel(path, 'any.example.net:443');
    socket.end(said);
    await buffer(socket);
    expect(line.got()).toHaveLength(0);
  });

  it('goes through the job’s own proxy only by names that are public here', async () => {
    const outer = await aProxy();
    for (const host of [HOST, 'intranet'])
      outer.route(host, { origin: `http://127.0.0.1:${port}` });
    process.env.http_proxy = `http://${outer.place}`;
    try {
      const known = await aHostProxy([PUBLIC], 'public');
      expect(await get(known.path, `http://${HOST}/`)).toMatch(/^200 /);
      const unknown = await aHostProxy([], 'public');
      expect(await get(unknown.path, 'http://intranet/')).toContain(
        '502 intranet was not found; a person can allow it: "action": { "network": ["intranet"] }',
      );
      expect(outer.hosts()).toEqual([HOST]);
    } finally {
      await outer.close();
    }
  });
});

describe('the job’s own proxy', () => {
  it.each([
    ['no_proxy', '.example.org', undefined],
    ['NO_PROXY', 'Example.org, *.example.net', undefined],
    ['NO_PROXY', 'example.net', '127.0.0.1:3128'],
  ])('goes by %s, as all other requests do: %s', (name, value, expected) => {
    process.env.https_proxy = 'http://127.0.0.1:3128';
    process.env[name] = value;
    expect(findOuterProxy('https', HOST)?.host).toBe(expected);
  });
});

it.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '100.100.100.200',
  '168.63.129.16',
  '172.31.255.255',
  '192.0.0.192',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fe80::1%eth0',
  '2002:7f00:1::',
  'a name',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
