// A story with as many agents as a row needs: the coordinator asks all of them at once, and each does the same.
import type { Story } from './play.ts';

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

/** Makes a variant of first-comment with that many agents. */
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
