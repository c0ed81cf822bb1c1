import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { describe, expect, it } from '@jest/globals';
import { fromMarkdown } from 'mdast-util-from-markdown';

type Node = {
  readonly type: string;
  readonly url?: string | undefined;
  readonly lang?: string | null | undefined;
  readonly value?: string | undefined;
  readonly children?: readonly Node[] | undefined;
};

const inFolder = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
    : [];
const pages = [...readdirSync('.'), ...inFolder('docs')].filter((path) => path.endsWith('.md'));

const read = (path: string): string => readFileSync(path, 'utf8');
const lines = (path: string): number => read(path).trimEnd().split('\n').length;
const nodesIn = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
const nodesOf = (path: string): readonly Node[] => nodesIn(fromMarkdown(read(path)));
const blocksOf = (path: string) => nodesOf(path).filter(({ type }) => type === 'code');

describe('README.md', () => {
  it('has at most 150 lines', () => {
    expect(lines('README.md')).toBeLessThanOrEqual(150);
  });

  it('has the command that rehearses a run and the command that tests, each alone', () => {
    const commands = blocksOf('README.md').filter(({ lang }) => lang !== 'yaml' && lang !== 'json');
    expect(commands.map(({ value }) => value)).toEqual([
      'npm ci && npm run rehearse',
      'npm ci && npm test',
    ]);
  });

  it("shows a workflow that is valid to GitHub's own parser", async () => {
    const content = blocksOf('README.md').find(({ lang }) => lang === 'yaml')?.value ?? '';
    const result = parseWorkflow({ name: 'squad.yml', content }, new NoOperationTraceWriter());
    expect(result.context.errors.getErrors().map((error) => error.message)).toEqual([]);
    if (result.value === undefined) throw new Error('README has no workflow');
    const template = await convertWorkflowTemplate(result.context, result.value);
    expect(template.jobs.map((job) => job.type)).toEqual(['job']);
  });

  it('pins the same checkout as the example workflow', () => {
    const pin = /actions\/checkout@[0-9a-f]{40}/.exec(read('README.md'))?.[0];
    expect(read('examples/workflows/squad.yml')).toContain(String(pin));
  });
});

describe('ARCHITECTURE.md', () => {
  it('has at most 80 lines', () => {
    expect(lines('ARCHITECTURE.md')).toBeLessThanOrEqual(80);
  });

  it('names only files and folders that exist', () => {
    const paths = [...read('ARCHITECTURE.md').matchAll(/`((?:src|rehearsal|__tests__)\/[^`]+)`/g)];
    const missing = paths.map(([, path = '']) => path).filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it('keeps its glossary within 15 lines', () => {
    const glossary = read('ARCHITECTURE.md').split('## Glossary\n')[1]?.split('\n## ')[0] ?? '';
    expect(glossary.trim().split('\n').length).toBeLessThanOrEqual(15);
  });
});

describe('SECURITY.md', () => {
  it('links the tests of each promise', () => {
    const rows = read('SECURITY.md').match(/^\| G\d+ \|.*$/gm) ?? [];
    expect(rows.filter((row) => !/\]\(__tests__\/\S+\.test\.ts\)/.test(row))).toEqual([]);
  });

  it('has a line for each of the promises G1 to G17', () => {
    const found = [...read('SECURITY.md').matchAll(/^\| (G\d+) \|/gm)].map((match) => match[1]);
    expect(found).toEqual(Array.from({ length: 17 }, (_, at) => `G${at + 1}`));
  });
});

it.each(pages)('every relative link of %s resolves', (page) => {
  const links = nodesOf(page)
    .map(({ url }) => url ?? '')
    .filter((url) => url !== '' && !/^(https?:|mailto:|#)/.test(url));
  const missing = links.filter((url) => !existsSync(join(dirname(page), url.split('#')[0] ?? '')));
  expect(missing).toEqual([]);
});

it.each(pages)('%s names no path of the machine it was written on', (page) => {
  expect(read(page)).not.toContain(process.cwd());
});
