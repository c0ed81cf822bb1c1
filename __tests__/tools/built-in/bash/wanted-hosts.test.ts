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
});
