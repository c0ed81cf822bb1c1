import { describe, expect, it } from '@jest/globals';
import { mayPassVariable } from '../../../src/tools/custom/passed-variables.ts';

describe('the names that settings may pass to a tool', () => {
  it.each([
    ...['GITHUB_TOKEN', 'github_token', 'GH_TOKEN', 'GH_ENTERPRISE_TOKEN', 'COPILOT_GITHUB_TOKEN'],
    ...['INPUT_GITHUB-TOKEN', 'INPUT_X', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_URL'],
    ...[
      'ACTIONS_CACHE_URL',
      'GITHUB_EVENT_PATH',
      'GITHUB_WORKSPACE',
      'GITHUB_SHA',
      'GITHUB_REPOSITORY',
      'RUNNER_TEMP',
      'RUNNER_TOOL_CACHE',
      'GITHUB_ENV',
      'GITHUB_OUTPUT',
    ],
    ...[
      'NODE_OPTIONS',
      'Node_Options',
      'LD_PRELOAD',
      'DYLD_INSERT_LIBRARIES',
      'SYSTEM_ACCESSTOKEN',
    ],
    ...['SQUAD_TOOL_CALL', '', 'A=B', 'a b', 'A\0'],
  ])('never hold %j', (name) => {
    expect(mayPassVariable(name)).toBe(false);
  });

  it.each([
    ...['RUNNER_OS', 'RUNNER_ARCH', 'NPM_TOKEN', 'DEPLOY_KEY'],
    ...['GHOST_TOKEN', 'CI', 'NODE_ENV'],
  ])('may hold %s', (name) => {
    expect(mayPassVariable(name)).toBe(true);
  });
});
