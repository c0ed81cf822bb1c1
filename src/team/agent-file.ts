// .github/agents/<name>.agent.md: an agent as Copilot knows it, read as the charter of a member that has none of its own.
import {
  type FrontMatter,
  fieldsOfMatter,
  readFrontMatter,
  restrictingList,
  textField,
} from '#src/markdown/index.ts';
import { oneLine, slug, withoutUnseen } from '#src/text/index.ts';

const FOLDER = '.github/agents/';
const ENDING = '.agent.md';
const LONGEST_ROLE = 120;

/** Squad's own coordinator prompt is in that folder too, and is nobody's charter. */
const COORDINATOR = 'squad';

export type AgentFile = {
  /** In one line, as a role; may be empty. */
  readonly description: string;
  /** The file's text in the form of a charter; empty when it says nothing. */
  readonly charter: string;
  /** Names of tools that mean nothing here. */
  readonly unknownTools: readonly string[];
  /** What is wrong with its front matter. */
  readonly flaw: string | undefined;
};

/** True for the path of such a file. */
export function isAgentFile(path: string): boolean {
  return path.startsWith(FOLDER) && path.endsWith(ENDING);
}

/** Finds the file of the agent with this slug among a commit's regular files. */
export function findAgentFile(files: ReadonlySet<string>, memberSlug: string): string | undefined {
  if (memberSlug === COORDINATOR) return undefined;
  const own = `${FOLDER}${memberSlug}${ENDING}`;
  if (files.has(own)) return own;
  return [...files].find((path) => isAgentFile(path) && slug(stemOf(path)) === memberSlug);
}

function stemOf(path: string): string {
  return path.slice(FOLDER.length, -ENDING.length);
}

/** Reads the file; `name` is what the roster calls the member. */
export function readAgentFile(text: string, name: string): AgentFile {
  const matter = readFrontMatter(text);
  const fields = fieldsOfMatter(matter);
  const description = oneLine(
    withoutUnseen(textField(fields, 'description') ?? '').text,
    LONGEST_ROLE,
  );
  const { names, unknown } = readTools(restrictingList(matter, 'tools'));
  const model = oneLine(textField(fields, 'model') ?? '', 100);
  const parts = [
    names === undefined ? '' : `---\ntools: ${JSON.stringify(names)}\n---`,
    `# ${name}${description === '' ? '' : ` — ${description}`}`,
    model === '' ? '' : `## Model\n\n- **Preferred:** ${model}`,
    matter.body.trim(),
  ];
  const saysNothing = matter.body.trim() === '' && description === '';
  return {
    description,
    charter: saysNothing ? '' : parts.filter((part) => part !== '').join('\n\n'),
    unknownTools: unknown,
    flaw: matterFlaw(matter),
  };
}

/** Copilot's names for what our sessions have, in lower case. */
const RUNS = new Set(['execute', 'shell', 'bash', 'powershell', 'runcommands', 'terminal']);
const ALWAYS_THERE = new Set([
  ...['read', 'view', 'notebookread', 'search', 'grep', 'glob', 'codebase'],
  ...['edit', 'multiedit', 'write', 'create', 'editfiles', 'agent', 'custom-agent', 'task'],
]);
const NOT_HERE = new Set(['web', 'websearch', 'webfetch', 'fetch', 'todo', 'todowrite']);

/** The squad's own tools, which an agent always keeps because Copilot's file doesn't know them. */
const OF_THE_SQUAD = [
  ...['squad_route', 'squad_discover', 'squad_decide', 'squad_memory', 'squad_status'],
  ...['squad_skill', 'squad_review'],
];

function readTools(given: readonly string[] | undefined): {
  readonly names: readonly string[] | undefined;
  readonly unknown: readonly string[];
} {
  if (given === undefined || given.includes('*')) return { names: undefined, unknown: [] };
  const unknown = given.filter(isUnknown);
  const own = given.filter((name) => !isUnknown(name) && !isCopilots(name));
  const runs = given.some((name) => RUNS.has(name.toLowerCase())) ? ['bash'] : [];
  return { names: [...OF_THE_SQUAD, ...runs, ...own], unknown };
}

function isCopilots(name: string): boolean {
  return RUNS.has(name.toLowerCase()) || ALWAYS_THERE.has(name.toLowerCase());
}

/** True for a server's tool (`github/*`), a tool that no session here has, and a text that names no tool. */
function isUnknown(name: string): boolean {
  return NOT_HERE.has(name.toLowerCase()) || !/^[A-Za-z0-9_-]{1,64}$/.test(name);
}

/** Says what is wrong with the front matter of an agent; undefined when nothing is. */
export function matterFlaw(matter: FrontMatter): string | undefined {
  if (matter.kind !== 'broken') return undefined;
  const lost = matter.unread.includes('tools')
    ? " Its list of tools can't be read, so the agent may use none."
    : '';
  return `front matter is ${matter.reason}.${lost}`;
}
