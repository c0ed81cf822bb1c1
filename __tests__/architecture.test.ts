import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const journey = [
  'trigger',
  'context',
  'team',
  'coordinator',
  'tools',
  'workspace',
  'publish',
  'scribe',
  'setup',
];
const ranks = new Map([
  ['foundation', 0],
  ...journey.map((room, at): [string, number] => [room, at + 1]),
  ['story', journey.length + 1],
  ['run.ts', journey.length + 2],
  ['adapters', journey.length + 3],
  ['scribe-job.ts', journey.length + 4],
  ['job.ts', journey.length + 5],
  ['main.ts', journey.length + 6],
  ['tool-host.ts', journey.length + 6],
  ['rehearsal', journey.length + 6],
  ['cli.ts', journey.length + 7],
]);
const isStep = (room: string): boolean => room === 'foundation' || journey.includes(room);

/** Types that every room may name: what happened, and text that may leave. */
const sharedTypes = [
  'src/coordinator/events.ts',
  'src/coordinator/messages.ts',
  'src/coordinator/transcript.ts',
  'src/publish/outbound.ts',
  'src/tools/custom/custom-tool.ts',
];

const sdks = [
  '@actions/core',
  '@github/copilot-sdk',
  '@octokit/plugin-retry',
  '@octokit/plugin-throttling',
  '@octokit/rest',
];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => posix.join('src', path))
  .filter((path) => path.endsWith('.ts'))
  .sort();
const textOf = (file: string): string => readFileSync(file, 'utf8');

/** Comments may name what code may not use. */
const codeOf = (file: string): string =>
  textOf(file)
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
    .join('\n');

type Import = { readonly file: string; readonly from: string; readonly typeOnly: boolean };

function importsOf(file: string): readonly Import[] {
  const statement =
    /\b(import|export)\b(\s+type\b)?[^'";]*?\bfrom\s+'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g;
  return [...codeOf(file).matchAll(statement)].map((found) => ({
    file,
    from: found[3] ?? found[4] ?? '',
    typeOnly: found[2] !== undefined,
  }));
}

const imports = files.flatMap(importsOf);

function roomOf(file: string): string {
  const [, first = '', ...rest] = file.split('/');
  if (rest.length > 0) {
    return first;
  }
  return ranks.has(first) ? first : 'foundation';
}

const targetOf = ({ file, from }: Import): string => posix.join(dirname(file), from);

function breaksTheLayerRule(one: Import): boolean {
  if (!one.from.startsWith('.')) {
    return false;
  }
  const target = targetOf(one);
  if (one.typeOnly && sharedTypes.includes(target)) {
    return false;
  }
  const rank = ranks.get(roomOf(one.file)) ?? -1;
  return (ranks.get(roomOf(target)) ?? Number.POSITIVE_INFINITY) > rank;
}

/** An adapter is one file or several: `git.ts` and `git-objects.ts` are one. */
const adapterOf = (file: string): string => posix.basename(file, '.ts').split('-')[0] ?? '';

const shown = (one: Import): string => `${one.file} imports ${one.from}`;

describe('the layer rule', () => {
  it('knows every folder of src', () => {
    expect([...new Set(files.map(roomOf))].filter((room) => !ranks.has(room))).toEqual([]);
  });

  it('lets no file import a later room', () => {
    expect(imports.filter(breaksTheLayerRule).map(shown)).toEqual([]);
  });

  it('finds what it looks for', () => {
    const upward: Import = { file: 'src/team/a.ts', from: '../publish/plan.ts', typeOnly: true };
    const shared: Import = {
      file: 'src/team/a.ts',
      from: '../publish/outbound.ts',
      typeOnly: true,
    };
    expect([upward, shared, { ...shared, typeOnly: false }].map(breaksTheLayerRule)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each(sdks)('lets at most one adapter import %s', (sdk) => {
    const importers = imports
      .filter(({ from }) => from === sdk || from.startsWith(`${sdk}/`))
      .map(({ file }) => file);
    expect(importers.filter((file) => roomOf(file) !== 'adapters')).toEqual([]);
    expect(new Set(importers.map(adapterOf)).size).toBeLessThanOrEqual(1);
  });

  it('CFG-07 lets adapters alone start processes and open connections, and the far side of the rehearsal', () => {
    const doors = /^node:(child_process|http|https|http2|net|tls|dgram|worker_threads)$/;
    const others = imports.filter(({ file }) => !['adapters', 'rehearsal'].includes(roomOf(file)));
    expect(others.filter(({ from }) => doors.test(from)).map(shown)).toEqual([]);
    const callers = files.filter(
      (file) => isStep(roomOf(file)) && /(?<![.\w])fetch\(/.test(codeOf(file)),
    );
    expect(callers).toEqual([]);
  });
});

describe('the source', () => {
  it('CFG-07 reads the environment in adapters alone', () => {
    const readers = files.filter((file) =>
      /\bprocess\s*(\.|\?\.|\[')\s*env\b|\{[^}]*\benv\b[^}]*\}\s*(=\s*process\b|from\s+'node:process')/.test(
        codeOf(file),
      ),
    );
    // The rehearsal is never part of the action; it picks by name what its children get.
    // The templates are texts that become an author's own programs.
    const exempt = ['src/rehearsal/host.ts', 'src/tools/custom/templates.ts'];
    const others = readers.filter((file) => !exempt.includes(file));
    expect(others.filter((file) => roomOf(file) !== 'adapters')).toEqual([]);
  });

  it('PERM-10 has no word that switches the permission handler off', () => {
    const words =
      /approveAll|skipPermission|mode:\s*['"]copilot-cli['"]|permissionDecision:\s*['"]allow['"]/i;
    expect(files.filter((file) => words.test(textOf(file)))).toEqual([]);
  });

  it('API-15 names no address of GitHub in code', () => {
    const naming = files.filter((file) => /https:\/\/(api\.)?github\.com/.test(codeOf(file)));
    expect(naming.filter((file) => isStep(roomOf(file)))).toEqual([]);
  });

  it('keeps the tests beside what they test', () => {
    const folders = readdirSync('__tests__', { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const unknown = folders.filter(
      ({ name }) => !ranks.has(name) && !['attacks', 'interop'].includes(name),
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});
