import { describe, expect, it } from '@jest/globals';
import { secretVariables } from '../../../src/adapters/runner/clean-environment.ts';

describe('the variables that hold secrets', () => {
  it.each([
    ['GITHUB_TOKEN', 'x'],
    ['INPUT_GITHUB-TOKEN', 'x'],
    ['INPUT_COPILOT-TOKEN', 'x'],
    ['INPUT_PROVIDER-API-KEY', 'x'],
    ['ACTIONS_RUNTIME_TOKEN', 'x'],
    ['ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'x'],
    ['MY_PASSWORD', 'x'],
    ['https_proxy', 'http://me:word@proxy.example:1'],
  ])('are known: %s', (name, value) => {
    expect(secretVariables({ [name]: value })).toEqual({ [name]: value });
  });

  it.each([
    ['PATH', '/usr/bin'],
    ['GITHUB_REPOSITORY', 'acme/shop'],
    ['INPUT_PROVIDER-BASE-URL', 'https://models.example/v1'],
    ['https_proxy', 'http://proxy.example:1'],
    ['GITHUB_TOKEN', ''],
  ])('are not taken for others: %s', (name, value) => {
    expect(secretVariables({ [name]: value })).toEqual({});
  });
});
