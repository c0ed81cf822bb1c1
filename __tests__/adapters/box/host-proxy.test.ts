import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { findOuterProxy, isPublicAddress, openHostProxy } from '#src/adapters/box/named-hosts.ts';
import { aProxy } from '../proxy/a-proxy.ts';

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
});

/** A proxy for one host whose name means `addresses`; every connection goes to our server, and is written down. */
async function aHostProxy(addresses: readonly string[] = [PUBLIC], hosts = [HOST]) {
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
      const given = asked === 1 ? addresses : ['127.0.0.1'];
      return given.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    dial: (given, to) => {
      dialled.push(...given.map(({ address }) => `${address} ${to}`));
      return connect({ host: '127.0.0.1', port });
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

/** Opens a tunnel, and asks in it. */
async function connectTo(socketPath: string, authority: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath, method: 'CONNECT', path: authority });
    asking.once('connect', async (response, socket: Socket, head) => {
      if (response.statusCode === 200)
        socket.end('GET /in HTTP/1.1\r\nHost: inner\r\nConnection: close\r\n\r\n');
      const rest = await text(socket);
      resolve(`${response.statusCode} ${(String(head) + rest).split('\r\n').at(-1)}`);
    });
    asking.once('error', reject);
    asking.end();
  });
}

describe('the proxy for hosts by name', () => {
  it('passes requests and tunnels to a host that is named', async () => {
    const { path, dialled } = await aHostProxy();
    expect(await get(path, `http://${HOST}/a?b=c`)).toBe(`200 GET ${HOST} /a?b=c`);
    expect(dialled).toEqual([`${PUBLIC} 80`]);
  });

  it('opens a tunnel to it', async () => {
    const { path, dialled } = await aHostProxy();
    expect(await connectTo(path, `${HOST.toUpperCase()}.:443`)).toBe('200 GET inner /in');
    expect(dialled).toEqual([`${PUBLIC} 443`]);
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
      expect(await connectTo(tunnelled.path, `${HOST}:443`)).toMatch(/^200 /);
      expect(tunnelled.dialled).toEqual([]);
      expect(dialled).toEqual([]);
      process.env.no_proxy = '.example.org';
      const direct = await aHostProxy();
      await get(direct.path, `http://${HOST}/`);
      expect(direct.dialled).toEqual([`${PUBLIC} 80`]);
    } finally {
      for (const name of ['http_proxy', 'https_proxy', 'no_proxy']) delete process.env[name];
      await outer.close();
    }
  });
});

describe('the job’s own proxy', () => {
  const variables = ['https_proxy', 'HTTPS_PROXY', 'no_proxy', 'NO_PROXY'];
  afterEach(() => {
    for (const name of variables) delete process.env[name];
  });

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
