// The job's variables for proxies: what is read from them, what is put back, what is secret.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { settleProxies } from '#src/adapters/proxy/proxies.ts';
import { createMask } from '#src/secrets.ts';

const NAMES = ['https_proxy', 'http_proxy', 'no_proxy', 'all_proxy'];
const clear = () => {
  for (const name of NAMES.flatMap((it) => [it, it.toUpperCase()])) {
    Reflect.deleteProperty(process.env, name);
  }
};

beforeEach(clear);
afterEach(clear);

const settled = (variables: Record<string, string>) => {
  Object.assign(process.env, variables);
  return settleProxies();
};

describe('the job’s proxies', () => {
  it('are none where no variable names one', () => {
    const none = { variables: {}, secrets: [] };
    expect(settled({})).toEqual(none);
    expect(settled({ https_proxy: ' ', NO_PROXY: 'example.com' })).toEqual(none);
  });

  it('are told to every process in both spellings, and nothing beside us goes through them', () => {
    const { variables } = settled({ HTTPS_PROXY: 'proxy.example:3128', NO_PROXY: 'a.example, .b' });
    expect(variables).toEqual({
      https_proxy: 'http://proxy.example:3128',
      HTTPS_PROXY: 'http://proxy.example:3128',
      no_proxy: 'a.example,.b,localhost,127.0.0.1,::1',
      NO_PROXY: 'a.example,.b,localhost,127.0.0.1,::1',
    });
    expect(process.env.https_proxy).toBe('http://proxy.example:3128');
    expect(process.env.HTTPS_PROXY).toBe('http://proxy.example:3128');
    expect(settleProxies().variables).toEqual(variables);
  });

  it.each([
    ['http://proxy.example:3128/', 'http://proxy.example:3128'],
    // Where no port is named, curl would take 1080 and Node 80.
    ['http://proxy.example', 'http://proxy.example:80'],
    ['http://proxy.example:80', 'http://proxy.example:80'],
    ['https://proxy.example', 'https://proxy.example:443'],
    ['[2001:db8::1]:3128', 'http://[2001:db8::1]:3128'],
    ['http://me:p@ss@proxy.example:3128', 'http://me:p%40ss@proxy.example:3128'],
    ['me:p%40ss@proxy.example:3128', 'http://me:p%40ss@proxy.example:3128'],
  ])('%s is %s', (given, used) => {
    expect(settled({ HTTP_PROXY: given }).variables.http_proxy).toBe(used);
  });

  it('are what stands in small letters, where both are set', () => {
    const both = { http_proxy: 'small:1', HTTP_PROXY: 'large:1' };
    expect(settled(both).variables.HTTP_PROXY).toBe('http://small:1');
  });

  it.each([
    'http://',
    'http://me:sec/ret@proxy.example:3128',
    'http://me:1/ret@proxy.example:3128',
    'http://me#1@proxy.example:3128',
    'http://me:50%@proxy.example:3128',
    'http://proxy.example:99999',
    'socks5://proxy.example:1080',
    'proxy example',
  ])('%s is refused without being repeated', (given) => {
    let thrown: unknown;
    try {
      settled({ HTTPS_PROXY: given });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({
      code: 'E_INPUT',
      message: 'The variable HTTPS_PROXY does not hold a valid proxy address.',
    });
    expect(String(Reflect.get(Object(thrown), 'hint'))).not.toContain('proxy.example');
  });

  it('have secrets that a log shows in no form', () => {
    const { secrets } = settled({ HTTPS_PROXY: 'http://squad:s3cret@pass:word@proxy.example:1' });
    const { mask } = createMask(secrets);
    for (const shown of [
      'http://squad:s3cret@pass:word@proxy.example:1',
      'http://squad:s3cret%40pass%3Aword@proxy.example:1/',
      `Basic ${Buffer.from('squad:s3cret@pass:word').toString('base64')}`,
      's3cret@pass:word',
    ]) {
      expect(mask(`it says ${shown}.`)).not.toMatch(/s3cret|c3F1YWQ6|pass.{0,3}word/);
    }
    clear();
    expect(settled({ HTTPS_PROXY: 'http://proxy.example:1' }).secrets).toEqual([]);
  });
});
