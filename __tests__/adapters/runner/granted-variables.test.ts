import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { grantVariables } from '#src/adapters/runner/open-ports.ts';

const NAMES = ['SHOP_KEY', 'LEVEL', 'PORT', 'PIN', 'SITE', 'EMPTY', 'RUNNER_TEMP', 'GITHUB_SHA'];

afterEach(() => {
  for (const name of NAMES.slice(0, 6)) Reflect.deleteProperty(process.env, name);
  jest.restoreAllMocks();
});

function grant(variables: Readonly<Record<string, string>>) {
  Object.assign(process.env, variables);
  const written: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(`${text}`) > 0);
  const learnt: string[] = [];
  const publicText = 'https://github.example/acme/shop';
  const learn = (values: readonly string[]) => void learnt.push(...values);
  const { refused } = grantVariables([...NAMES, 'SHOP_KEY'], learn, publicText);
  return { refused: [...refused.keys()], learnt, log: written.join('') };
}

describe('variables for tools', () => {
  it('become secrets, in the job’s log too', () => {
    const { refused, learnt, log } = grant({ SHOP_KEY: 'canary-1', SITE: 'https://shop.example' });
    expect(refused).toEqual(['RUNNER_TEMP', 'GITHUB_SHA']);
    expect(learnt).toEqual(['canary-1', 'https://shop.example']);
    expect(log).toContain('::add-mask::canary-1');
  });

  it('stay words where they are plain, or what every link holds', () => {
    const { refused, learnt } = grant({
      LEVEL: 'warn',
      PORT: '8080',
      SITE: 'github.example',
      EMPTY: '',
    });
    expect(refused).toEqual(['RUNNER_TEMP', 'GITHUB_SHA']);
    expect(learnt).toEqual([]);
  });

  it('are refused when they are secret and too short to be masked', () => {
    const { refused, learnt } = grant({ PIN: '1234', SITE: 'a1b2c', SHOP_KEY: 'abcde' });
    expect(refused).toEqual(['SHOP_KEY', 'PIN', 'SITE', 'RUNNER_TEMP', 'GITHUB_SHA']);
    expect(learnt).toEqual([]);
  });
});
