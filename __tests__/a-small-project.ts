// A small project as people have it: 28 files beside the squad's, a page of conventions, charters, ten decisions, two skills, and memory.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a scenario that plays `scenarios/first-comment` in the project; gives its folder. */
export async function writeSmallProject(): Promise<string> {
  const source = join(import.meta.dirname, '../scenarios/first-comment');
  const folder = await mkdtemp(join(tmpdir(), 'squad-small-project-'));
  const scenario = JSON.parse(await readFile(join(source, 'scenario.json'), 'utf8'));
  await writeFile(join(folder, 'scenario.json'), JSON.stringify({ ...scenario, files }));
  const model = await readFile(join(source, 'model.json'), 'utf8');
  const task = JSON.stringify(` (issue #7). ${TASK}`).slice(1, -1);
  await writeFile(join(folder, 'model.json'), model.replaceAll(' (issue #7).', task));
  return folder;
}

/** What coordinators write beside the subject: what is wanted, where, and when it is done. */
const TASK = `The form must be refused on the server, as Olga says in the thread; the page may help, but decides nothing. An empty address, one without an @ and an empty password each get a sentence of their own, and all of them are shown at once, with status 422, as the team decided for forms. What was typed is kept, except the password. A right form goes on as today. Say in docs/routes.md what the route answers now. Done when npm test passes and a form that was refused can be mended and sent again.`;

const conventions = `# Working on the shop

A small web shop on Node's own http module. It has no dependencies and no build step, and it shall stay so. Read this page before you change anything.

## Commands

- \`npm test\` runs every test with node:test, in under five seconds. It must pass before a change is handed in.
- \`npm start\` serves the shop on port 3000, with the goods of \`data/goods.json\`.
- \`node --test test/login.test.js\` runs one file of tests.

## Layout

- \`src/server.js\` routes requests and knows no rule of the shop.
- \`src/login.js\`, \`src/cart.js\`, \`src/orders.js\`: one file for each part of the shop. A part may use \`src/lib/\`, and no other part.
- \`src/lib/\` holds what several parts need: escaping, cookies, forms, money.
- \`public/\` holds plain HTML and one style sheet. Pages work without scripts.
- \`test/\` has a file for each file of \`src/\`, of the same name.

## Style

- ES modules, two spaces, single quotes, semicolons. Functions of at most twenty lines.
- Say what a function returns in its name. No abbreviations but \`id\` and \`url\`.
- Amounts are whole cents; \`src/lib/money.js\` alone turns them into text.
- Never put what a person typed into a page without \`escapeHtml\`.
- Errors that a person can mend answer 4xx with a sentence for each field; anything else is a 500 without details.
- Comments say why, not what. No commented-out code.

## Tests

- A test's name is a claim: "refuses an empty cart". One claim a test.
- Tests start no server unless they test routing: call the part's function with a request made by \`test/helpers.js\`.
- No mocks of our own modules. Times come in as arguments.
- A mended defect gets the test that would have shown it.

## Changes

- Keep \`README.md\` and \`docs/routes.md\` true in the same change.
- A new route needs a line in \`docs/routes.md\`: method, path, answers.
- Nothing below \`data/\` is changed by hand.
- Commit subjects are imperative and at most 72 characters long.
`;

const charter = (name: string, role: string, owns: string, leaves: string) => `# ${name} — ${role}

> Says what was done, what was not, and why.

## Identity

- **Name:** ${name}
- **Role:** ${role}
- **Expertise:** ${owns}
- **Style:** Direct, in short sentences. Names files and lines.

## What I Own

- ${owns}

## How I Work

- Read the code that is there before writing any, and follow its ways.
- Make the smallest change that does the whole task, with its test.
- Run the tests that bear on the change before reporting.

## Boundaries

- I leave ${leaves} to my colleagues, and say so when a task needs them.
- When I am unsure I say so, and name who knows.

## Model

- **Preferred:** auto
`;

const DECISIONS: readonly (readonly [day: string, title: string, what: string, why: string])[] = [
  [
    '2026-01-12',
    'No framework',
    "The shop uses Node's own http module and no web framework.",
    'Two pages and one form need none.',
  ],
  [
    '2026-01-19',
    'Amounts are whole cents',
    'Every amount is an integer of cents; src/lib/money.js alone makes text of it.',
    'Floating point lost a cent in the first week.',
  ],
  [
    '2026-02-03',
    'Forms answer 422',
    'A refused form answers 422 with one sentence for each field, and keeps what was typed except passwords.',
    'People want to see at once what to mend.',
  ],
  [
    '2026-02-17',
    'Sessions live in memory',
    'Sessions are kept in a Map and end with the process; the cookie is HttpOnly and SameSite=Lax.',
    'One process serves the shop; a restart signs people out, which is fine.',
  ],
  [
    '2026-03-02',
    'Escape at the edge',
    'Text is escaped where a page is made, never where it is stored.',
    'Stored text is used in e-mails, too.',
  ],
  [
    '2026-03-20',
    'Tests start no server',
    'Parts are tested by calling their function; only routing starts a server.',
    'The suite took a minute.',
  ],
  [
    '2026-04-08',
    'Goods are read at the start',
    'data/goods.json is read once, when the server starts; a change needs a restart.',
    'It changes once a month.',
  ],
  [
    '2026-04-29',
    'One style sheet',
    'public/shop.css is the only style sheet, without a preprocessor.',
    'It has eighty lines.',
  ],
  [
    '2026-05-15',
    'Orders are append-only',
    'An order is a line of data/orders.jsonl; a correction is another line.',
    'The accountant reads that file.',
  ],
  [
    '2026-06-01',
    'Passwords are compared in constant time',
    'Use timingSafeEqual on hashes of equal length; say only "E-mail or password is wrong".',
    'An answer must not tell which addresses exist.',
  ],
];

const decisions = `# Squad Decisions

## Active Decisions

${DECISIONS.map(([day, title, what, why]) => `### ${day}: ${title}\n\n**By:** Ripley\n**What:** ${what}\n**Why:** ${why}\n`).join('\n')}`;

const skill = `---
name: pages-without-scripts
description: How pages of the shop work without scripts
domain: web
confidence: high
source: manual
triggers: [page, form, script]
---

# Pages without scripts

## Patterns

- A form posts, the server answers with a page: 303 to the next page where it went well, 422 with the same page where not.
- Every field has a label, and its sentence of refusal stands below it in an element with role="alert".
- Keep what was typed, except passwords.

## Anti-Patterns

- Checking in the browser alone.
- A button that does nothing without a script.
`;

const FILES = `data/goods.json docs/routes.md docs/deploy.md public/cart.html public/orders.html public/shop.css
  src/cart.js src/orders.js src/lib/cookies.js src/lib/escape.js src/lib/forms.js src/lib/money.js
  test/cart.test.js test/helpers.js test/login.test.js test/money.test.js test/orders.test.js`;

const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FILES.split(/\s+/).map((path) => [path, `${path}\n`])),
  'AGENTS.md': conventions,
  '.squad/decisions.md': decisions,
  '.squad/skills/pages-without-scripts/SKILL.md': skill,
  '.squad/agents/fenster/charter.md': charter(
    'Fenster',
    'Backend',
    'src/: routing, sessions, forms on the server, orders',
    'pages and styles',
  ),
  '.squad/agents/hockney/charter.md': charter(
    'Hockney',
    'Tester',
    'test/: what could go wrong, edge cases; reviews of behaviour',
    'writing features',
  ),
  '.squad/agents/verbal/charter.md': charter(
    'Verbal',
    'Frontend',
    'public/: pages, styles, accessibility',
    'what the server does',
  ),
  '.squad/agents/fenster/history.md': `# Fenster — History

## Core Context

- The shop runs on Node's own http module, as one process.

## Learnings

### 2026-03-02

- Passwords are hashed in src/users.js, nowhere else.
- src/lib/forms.js reads at most 64 kB of a form; longer ones answer 413.

### 2026-05-20

- test/helpers.js makes a request from an object; it sets no content-length.
`,
};
