// The stories that are larger than a scenario's folder should be: variants of scenarios, made for a row.
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { git } from '../../rehearsal/git/git.ts';
import type { Story } from './play.ts';

const MB = 1_000_000;

/** So high that neither stops a story. */
const LIMITS = { 'max-agents': '128', 'max-messages-per-minute': '1000' };

type Crew = {
  readonly agents: number;
  /** The call of an agent's first turn; in the second it answers. */
  readonly call: (agent: string) => { readonly name: string; readonly arguments: object };
  /** More files of the repository. */
  readonly files?: Readonly<Record<string, string>>;
  readonly outcome: string;
};

/** Makes a story with that many agents: the coordinator asks all of them at once, and each does the same. */
export function crewStory({ agents, call, files = {}, outcome }: Crew): Story {
  const names = Array.from({ length: agents }, (_, index) => `worker-${index + 1}`);
  const routes = names.map((name) => ({
    name: 'squad_route',
    arguments: { targetAgent: name, task: `Look after the part of ${name}.` },
  }));
  return {
    scenario: 'first-comment',
    changes: {
      files: { ...teamFiles(names), ...files },
      inputs: LIMITS,
      expected: { outcome },
    },
    model: [
      { who: 'coordinator', steps: [{ tools: routes }, { text: 'All of them are done.' }] },
      ...names.map((name) => ({
        who: name,
        steps: [{ tools: [call(name)] }, { text: 'My part is done.' }],
      })),
    ],
  };
}

function teamFiles(names: readonly string[]): Readonly<Record<string, string>> {
  const head = '| Name | Role | Charter | Status |\n|------|------|---------|--------|';
  const rows = names.map((name) => `| ${name} | Engineer | ${charterOf(name)} | Active |`);
  return {
    '.squad/team.md': `# Squad Team\n\n## Members\n\n${head}\n${rows.join('\n')}\n`,
    ...Object.fromEntries(names.map((name) => [charterOf(name), `# ${name} — Engineer\n`])),
  };
}

function charterOf(name: string): string {
  return `.squad/agents/${name}/charter.md`;
}

const COMMENT = { name: 'issue_comment', thread: 7, author: 'alice' };

/** The first comment is not for us: the history grows after it. */
export const HISTORY_STORY: Story = {
  scenario: 'first-comment',
  changes: {
    event: { ...COMMENT, body: 'Thanks, this helps.' },
    expected: { outcome: 'none' },
    later: [{ event: { ...COMMENT, body: '@squad add input validation to the login form' } }],
  },
};

/** Adds 50 commits to a bare repository, each of which changes a file of 10 MB. */
export async function addHistory(bare: string, work: string): Promise<void> {
  const settings = ['user.name=Olga', 'user.email=olga@example.com', 'core.compression=0'];
  const options = settings.flatMap((setting) => ['-c', setting]);
  await git('/', ['clone', '-q', bare, work]);
  for (let at = 0; at < 50; at += 1) {
    await writeFile(join(work, 'large'), randomBytes(10 * MB));
    await git(work, [...options, 'add', '-A']);
    await git(work, [...options, 'commit', '-q', '-m', 'More']);
  }
  await git(work, [...options, 'push', '-q', 'origin', 'main']);
}

/** Makes a story with so many characters in the agent's history and in the team's decisions. */
export function memoryStory(history: number, decisions: number): Story {
  const files = {
    '.squad/agents/hockney/history.md': `## Learnings\n\n${entries('- **[technical]**', history)}`,
    '.squad/decisions.md': entries('###', decisions),
  };
  return { scenario: 'straight-to-agent', changes: { files } };
}

/** Returns dated entries that have to do with the request, all different, of about that many characters together. */
function entries(mark: string, characters: number): string {
  const words = 'An unknown user who cannot sign in is told rule';
  const lines = Array.from(
    { length: characters / 100 },
    (_, at) =>
      `${mark} 2026-10-${10 + (at % 20)}: Rule ${at}\n**By:** Hockney\n\n${words} ${at}.\n\n`,
  );
  return lines.join('');
}

/** Makes a Scribe job with so many decisions in the inbox. */
export function inboxStory(files: number): Story {
  const today = new Date().toISOString().slice(0, 10);
  const inbox = Array.from({ length: files }, (_, at) => [
    `.squad/decisions/inbox/worker-${at}.md`,
    `### ${today}: Decision ${at}\n\n**By:** Worker\n**What:** Decision ${at}, and what follows from it.\n**Why:** Somebody asked.\n`,
  ]);
  const changes = { files: Object.fromEntries(inbox), later: [] };
  return { scenario: 'scribe-merges', changes };
}
