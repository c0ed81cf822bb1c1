import { describe, expect, it } from '@jest/globals';
import { findWantedHosts } from '../../../../src/tools/built-in/bash/wanted-hosts.ts';

describe('the hosts that a command wanted', () => {
  it.each([
    [
      'git',
      "fatal: unable to access 'https://git.example.org/a/': Could not resolve host: git.example.org",
      'git.example.org',
    ],
    ['curl', 'curl: (6) Could not resolve host: example.com', 'example.com'],
    ['Node', 'Error: getaddrinfo ENOTFOUND api.example.org', 'api.example.org'],
    [
      'npm',
      'npm error request to https://packages.example.org/cowsay failed: cache mode',
      'packages.example.org',
    ],
    ['Go', 'dial tcp: lookup proxy.example.org: no such host', 'proxy.example.org'],
    ['pip', "Failed to resolve 'index.example.org' ([Errno -3]", 'index.example.org'],
    ['wget', "wget: unable to resolve host address 'x.example.org'", 'x.example.org'],
  ])('are named by %s', (_program, output, host) => {
    expect(findWantedHosts(output)).toEqual([host]);
  });

  it('are named once, at most five of them, and nothing that is no name', () => {
    const line = (host: string) => `Could not resolve host: ${host}\n`;
    const many = Array.from({ length: 9 }, (_, index) => line(`h${index}.example.org`)).join('');
    expect(findWantedHosts(line('a.example.org').repeat(3))).toEqual(['a.example.org']);
    expect(findWantedHosts(many)).toHaveLength(5);
    expect(
      findWantedHosts(`${line('localhost')}${line('no.such.invalid')}${line('..')}${line('-x.y')}`),
    ).toEqual([]);
  });

  it('are found in a megabyte at once', () => {
    expect(findWantedHosts('request to https://'.repeat(50_000))).toEqual([]);
    expect(findWantedHosts('a.'.repeat(500_000))).toEqual([]);
  });
});
