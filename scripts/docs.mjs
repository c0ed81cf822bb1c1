// Writes README's table of inputs from action.yml. With --check it only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const readme = join(root, 'README.md');
const action = parse(await readFile(join(root, 'action.yml'), 'utf8'));
const before = await readFile(readme, 'utf8');

const after = replaceBetween(before, 'inputs', inputsTable(action.inputs));
if (after !== before && process.argv.includes('--check')) {
  console.error("README.md's table differs from action.yml: run node scripts/docs.mjs.");
  process.exitCode = 1;
} else if (after !== before) {
  await writeFile(readme, after);
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

function row(cells) {
  return `| ${cells.map((cell) => cell.trim().replaceAll('|', '&#124;')).join(' | ')} |`;
}

function replaceBetween(text, name, content) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) {
    throw new Error(`README.md has no place for the ${name}: put ${start} and ${end} there.`);
  }
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}
