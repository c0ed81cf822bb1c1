import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { openBoxNetworks } from '#src/adapters/box/network.ts';
import type { BoxNetwork } from '#src/ports/box.ts';
import { portOf } from '../a-server.ts';
import { type BoxUser, describeEachWay, openAs, outputOf } from './box-users.ts';

/** Asks a proxy for a tunnel, as any client does, and prints the answer. */
const ASK = `
  const { connect } = require('node:net');
  const [host] = process.argv.slice(1);
  const { hostname, port } = new URL(process.env.https_proxy);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.end('CONNECT ' + host + ':443 HTTP/1.1\\r\\nHost: ' + host + '\\r\\n\\r\\n');
  socket.pipe(process.stdout);
`;

/** Connects to places one after the other, and prints what comes back. */
const KNOCK = `
  const { connect } = require('node:net');
  const knock = (place) => new Promise((done) => {
    let got = '';
    const socket = connect(place, () => socket.end('hello'));
    socket.on('data', (data) => { got += data; }).on('end', () => done(got || 'ended'));
    socket.on('error', () => done('refused'));
  });
  (async () => { for (const it of JSON.parse(process.argv[1])) console.log(await knock(it)); })();
`;
const NEAR = ['localhost', '127.0.0.1', '[::1]', '169.254.169.254', '10.0.0.1', '[::ffff:7f00:1]'];
/** Node 20 pads abstract names, Node 24 does not. */
const ABSTRACT = ['\0squad-test', '\0squad-test'.padEnd(108, '\0')].map((path) => ({ path }));

describeEachWay('a program in the box that has a network', (boxCase) => {
  let user: BoxUser;
  beforeAll(async () => {
    user = await openAs(boxCase);
  });
  const named = (network: BoxNetwork) => ({
    box: { writable: [user.worktree], readable: [], network },
  });

  it('finds a proxy, which refuses what is not named', async () => {
    const end = await user.run(['node', '-e', ASK, 'evil.example.org'], named(['localhost']));
    expect(outputOf(end)).toMatch(/^HTTP\/1.1 403 [\s\S]*evil\.example\.org may not be reached/);
  });

  it('does not reach this machine by a name', async () => {
    const end = await user.run(['node', '-e', ASK, 'localhost'], named(['localhost']));
    expect(outputOf(end)).toMatch(/^HTTP\/1.1 403 [\s\S]*be reached from here/);
  });

  it('has no other network', async () => {
    const script = 'cat /proc/net/route /proc/net/dev; exit 7';
    const end = await user.run(['sh', '-c', script], named(['localhost']));
    expect(end).toMatchObject({ kind: 'exited', code: 7 });
    expect(outputOf(end)).not.toMatch(/eth0|ens|\b00000000\b/);
  });

  it('ends with a signal’s number, and says what could not be started', async () => {
    const killed = await user.run(['sh', '-c', 'kill -9 $$'], named(['localhost']));
    expect(killed).toMatchObject({ kind: 'exited', code: 137 });
    const missing = await user.run(['/usr/bin/env', 'no-such-program'], named(['localhost']));
    expect(missing).toMatchObject({ kind: 'exited', code: 127 });
  });

  it('finds no proxy where none is named', async () => {
    const end = await user.run(['sh', '-c', 'env; ls /var/tmp/*/squad-box*'], named('none'));
    expect(outputOf(end)).not.toMatch(/proxy=|network-/i);
  });

  it('finds the proxy where all public hosts are open, which refuses every address near it', async () => {
    for (const host of NEAR) {
      const end = await user.run(['node', '-e', ASK, host], named('public'));
      expect(outputOf(end)).toMatch(/^HTTP\/1.1 403 [\s\S]*be reached from here/);
    }
  });

  it('shares no network with the machine where all public hosts are open', async () => {
    const listener = createServer((socket) => socket.end('from the machine')).listen(
      0,
      '127.0.0.1',
    );
    const abstract = createServer((socket) => socket.end('from the machine')).listen(
      '\0squad-test',
    );
    await Promise.all([listener, abstract].map((it) => once(it, 'listening')));
    const places = JSON.stringify([{ port: portOf(listener), host: '127.0.0.1' }, ...ABSTRACT]);
    const end = await user.run(['node', '-e', KNOCK, places], named('public'));
    for (const it of [listener, abstract]) it.close();
    expect(outputOf(end).trim().split('\n')).toEqual(Array(3).fill('refused'));
  });

  it('reaches the services that are named, and no other port of the machine', async () => {
    const servers = [0, 0].map(() => createServer((socket) => socket.pipe(socket)).listen(0));
    await Promise.all(servers.map((it) => once(it, 'listening')));
    const [named, other] = servers.map(portOf);
    const places = [named, other].flatMap((port) =>
      ['127.0.0.1', '::1', 'localhost'].map((host) => ({ port, host })),
    );
    const end = await user.run(['node', '-e', KNOCK, JSON.stringify(places)], {
      box: { writable: [user.worktree], readable: [], services: [named ?? 0] },
    });
    for (const it of servers) it.close();
    const echoed = ['hello', 'hello', 'hello'];
    expect(outputOf(end).trim().split('\n')).toEqual([...echoed, ...Array(3).fill('refused')]);
  });

  it('finds its services beside hosts, and the end of a connection to one that is not there', async () => {
    const gone = createServer().listen(0);
    await once(gone, 'listening');
    const port = portOf(gone);
    gone.close();
    const box = { writable: [user.worktree], readable: [], services: [port] };
    const places = JSON.stringify([{ port, host: '127.0.0.1' }]);
    const end = await user.run(['node', '-e', KNOCK, places], {
      box: { ...box, network: 'public' },
    });
    expect(outputOf(end)).toBe('ended\n');
  });
});

it('a proxy that could not be opened is opened for the next program', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'network-'));
  const scratch = join(folder, 'later');
  const hosts = openBoxNetworks({ scratch, forwarder: '/action/box-network.js' });
  const program = {
    command: ['true'],
    environment: {},
    directory: folder,
    home: folder,
    writable: [],
    readable: [],
    network: ['example.org'],
    timeoutMs: 1_000,
  };
  await expect(hosts.reach(program)).rejects.toThrow('ENOENT');
  mkdirSync(scratch);
  expect(await hosts.reach(program)).toMatchObject({
    environment: { https_proxy: 'http://127.0.0.1:3128' },
  });
  await hosts.close();
  rmSync(folder, { recursive: true });
});
