// Fills in the generated parts of docs/: the tables of inputs and outputs from action.yml, and the workflows of
// examples/workflows/ that pages show. With --check it writes nothing and fails when a page is out of date.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const examples = join(root, 'examples/workflows');
const PLACE = /<!-- (inputs|outputs|[\w-]+\.yml):start -->\n[\s\S]*?<!-- \1:end -->/g;

const action = parse(await readFile(join(root, 'action.yml'), 'utf8'));
const contents = new Map([
  ['inputs', inputsTable(action.inputs)],
  ['outputs', outputsTable(action.outputs)],
]);
for (const name of await readdir(examples)) {
  const text = await readFile(join(examples, name), 'utf8');
  contents.set(name, `\`\`\`yaml\n${text.trimEnd()}\n\`\`\``);
}

for (const name of (await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md'))) {
  const path = join(root, 'docs', name);
  const before = await readFile(path, 'utf8');
  const after = before.replace(PLACE, (_, place) => filled(place, name));
  if (after === before) continue;
  if (process.argv.includes('--check')) {
    console.error(`docs/${name} is out of date: run npm run docs.`);
    process.exitCode = 1;
  } else {
    await writeFile(path, after);
  }
}

function filled(place, page) {
  const content = contents.get(place);
  if (content === undefined) throw new Error(`docs/${page} shows ${place}, which does not exist.`);
  return `<!-- ${place}:start -->\n${content}\n<!-- ${place}:end -->`;
}

function inputsTable(inputs) {
  const rows = Object.entries(inputs).map(([name, input]) =>
    row([
      `\`${name}\``,
      input.default === undefined ? '' : `\`${input.default}\``,
      input.description,
    ]),
  );
  return [row(['input', 'default', 'what it does']), row(['---', '---', '---']), ...rows].join(
    '\n',
  );
}

function outputsTable(outputs) {
  const rows = Object.entries(outputs).map(([name, output]) =>
    row([`\`${name}\``, output.description]),
  );
  return [row(['output', 'what it holds']), row(['---', '---']), ...rows].join('\n');
}

function row(cells) {
  return `| ${cells.map((cell) => cell.trim().replaceAll('|', '&#124;')).join(' | ')} |`;
}
