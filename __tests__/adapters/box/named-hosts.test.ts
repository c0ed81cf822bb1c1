import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { openNamedHosts } from '#src/adapters/box/named-hosts.ts';
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

describeEachWay('a program in the box that may reach hosts by name', (boxCase) => {
  let user: BoxUser;
  beforeAll(async () => {
    user = await openAs(boxCase);
  });
  const named = (network: 'none' | 'all' | readonly string[]) => ({
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
    expect(outputOf(end)).not.toMatch(/proxy=|hosts-/i);
  });

  it('finds names where all of the network is allowed', async () => {
    const end = await user.run(
      ['sh', '-c', 'cat /etc/resolv.conf /proc/net/route; ls -l /etc/hosts'],
      named('all'),
    );
    expect(end).toMatchObject({ kind: 'exited', code: 0 });
  });
});

it('a proxy that could not be opened is opened for the next program', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'named-hosts-'));
  const scratch = join(folder, 'later');
  const hosts = openNamedHosts({ scratch, forwarder: '/action/box-network.js' });
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
  expect(await hosts.reach(program)).toMatchObject({ network: 'none' });
  await hosts.close();
  rmSync(folder, { recursive: true });
});
