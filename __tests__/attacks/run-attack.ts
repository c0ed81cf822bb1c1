// Plays a hostile story against the built action: a scenario's folder is written for the occasion, and the evidence kept.
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from '../../rehearsal/git/git.ts';
import {
  type Rehearsal,
  type RehearsalOptions,
  rehearseScenario,
} from '../../rehearsal/rehearse.ts';

type Call = { readonly name: string; readonly arguments: unknown };
type Step = {
  readonly text?: string;
  readonly tools?: readonly Call[];
  readonly status?: number;
  /** Never answers. */
  readonly hang?: boolean;
};
type Rule = {
  readonly who: string;
  /** Only for sessions that were told this before their first turn. */
  readonly told?: string;
  readonly steps: readonly Step[];
};

export type Attack = {
  /** Fields of scenario.json beside or instead of the ordinary ones. */
  readonly story?: Readonly<Record<string, unknown>>;
  readonly script?: readonly Rule[];
  readonly options?: RehearsalOptions;
  /** Secrets of this story besides the job's token and the model's key. */
  readonly canaries?: readonly string[];
  /** Looks at the rehearsal's folder before it is removed. */
  readonly inspect?: (rehearsal: Rehearsal) => Promise<void>;
};

export type Aftermath = {
  readonly rehearsal: Rehearsal;
  /** Every new commit of every branch, with message and patch. */
  readonly patches: string;
  /** All refs after the run. */
  readonly refs: readonly string[];
  /** The commits that threads' states keep, because no branch has them. */
  readonly unpublished: readonly string[];
  /** The files that the run keeps for people: its record, the log of messages, long outputs. */
  readonly kept: string;
  readonly canaries: readonly string[];
};

export const call = (name: string, args: unknown): Call => ({ name, arguments: args });

export const create = (path: string, text = 'x\n'): Call =>
  call('create', { path, file_text: text });

/** The coordinator hands one task to Fenster, who takes these steps. */
export const fenster = (...steps: readonly Step[]): readonly Rule[] => [
  {
    who: 'coordinator',
    steps: [
      { tools: [call('squad_route', { targetAgent: 'fenster', task: 'Do what was asked.' })] },
      { text: 'Fenster did it.' },
    ],
  },
  { who: 'Fenster', steps: [...steps, { text: 'Done.' }] },
];

export const issue = {
  number: 7,
  title: 'Check the login form',
  body: 'It takes empty passwords.',
  author: 'olga',
};

export const comment = (author: string, body: string) => ({
  name: 'issue_comment',
  thread: 7,
  author,
  body,
});

/** Runs the attack to its end and gathers what it left behind. */
export async function runAttack({
  story,
  script,
  options,
  canaries = [],
  inspect,
}: Attack): Promise<Aftermath> {
  const folderOfAttack = await mkdtemp(join(tmpdir(), 'attack-'));
  const folder = join(folderOfAttack, 'attack');
  await mkdir(folder);
  await symlink(join(import.meta.dirname, '../../scenarios/_team'), join(folderOfAttack, '_team'));
  const ordinary = {
    story: 'An attack.',
    issues: [issue],
    event: comment('alice', '@squad do it'),
    expected: { outcome: 'changed' },
  };
  await writeFile(join(folder, 'scenario.json'), JSON.stringify({ ...ordinary, ...story }));
  await writeFile(join(folder, 'model.json'), JSON.stringify(script ?? fenster()));
  const rehearsal = await rehearseScenario(folder, { ...options, keep: true });
  const bare = join(rehearsal.folder, 'github', 'acme', 'shop.git');
  const patches = await git(bare, ['log', '--branches', '--not', 'main', '-p', '--format=%B']);
  const refs = (await git(bare, ['for-each-ref', '--format=%(refname)'])).split('\n');
  const parents = await git(bare, ['for-each-ref', '--format=%(parent)', 'refs/squad-state']);
  const unpublished = parents.split(/\s/).filter((commit) => commit !== '');
  const kept = await readKeptFiles(rehearsal.folder);
  await inspect?.(rehearsal);
  await rm(rehearsal.folder, { recursive: true });
  await rm(folderOfAttack, { recursive: true });
  return { rehearsal, patches, refs, unpublished, kept, canaries };
}

async function readKeptFiles(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.includes('/squad-run-'));
  return (await Promise.all(files.map((path) => readFile(path, 'utf8')))).join('\n');
}

/** What the run said to GitHub, in the order it said it. */
export function textsSentToGitHub({ rehearsal }: Aftermath): string {
  const bodies = rehearsal.requests.filter(({ kind }) => kind === 'api').map(({ body }) => body);
  return bodies.map((body) => JSON.stringify(body)).join('\n');
}

/** The paths that the run's commits changed. */
export function changedPaths({ rehearsal }: Aftermath): readonly string[] {
  const commits = rehearsal.branches.flatMap((branch) => branch.commits);
  return commits.flatMap(({ files }) => files.map((file) => file.slice(2)));
}

/** What Fenster's tools answered him. */
export function toolAnswers({ rehearsal }: Aftermath): readonly string[] {
  const last = rehearsal.modelRequests.filter(({ who }) => who === 'Fenster').at(-1);
  const messages = last?.body.messages ?? [];
  return messages.filter(({ role }) => role === 'tool').map((message) => String(message.content));
}
