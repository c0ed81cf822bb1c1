import { describe, expect, it } from '@jest/globals';
import { allowedFileTools } from '../../src/tools/file-tools.ts';

const ALL = ['view', 'grep', 'glob', 'create', 'edit'];
const READING = ['view', 'grep', 'glob'];

describe('the file tools of a session', () => {
  it.each([
    ['all, where nothing is said', [undefined], undefined, ALL],
    ['those that read, for an empty list of a call', [undefined], [], READING],
    ['what a call names, and no other', [undefined], ['view', 'squad_memory'], ['view']],
    ['none, where a call names others', [undefined], ['squad_memory'], []],
    ['all, where the settings name other tools', [['lint', 'squad_memory']], undefined, ALL],
    ['what the settings name among them', [['view', 'squad_memory']], undefined, ['view']],
    ['those that read, for an empty list of the settings', [[]], undefined, READING],
    ['what both leave', [['view', 'edit']], ['edit', 'create'], ['edit']],
    [
      'those that write, where apply_patch is named',
      [undefined],
      ['apply_patch'],
      ['create', 'edit'],
    ],
  ])('are %s', (_what, standing, call, tools) => {
    expect(allowedFileTools({ standing, call })).toEqual(tools);
  });

  it.each([
    ['no search, where a shell searches few files', 500, undefined, ['view', 'create', 'edit']],
    ['a search, where a list names it', 500, ['view', 'grep'], ['view', 'grep']],
    ['all, where a shell would check out many files', 501, undefined, ALL],
    ['all, where nobody knows how many files there are', 0, undefined, ALL],
  ])('are, beside a shell, %s', (_what, shellFor, call, tools) => {
    expect(allowedFileTools({ standing: [undefined], call }, shellFor)).toEqual(tools);
  });
});
