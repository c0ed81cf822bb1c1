// Prints a version's section of CHANGELOG.md. Fails when package.json or its lock file has another version.
//   node scripts/release-notes.mjs v0.2.0
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (name) => readFile(join(root, name), 'utf8');
const [tag = ''] = process.argv.slice(2);
const { version } = JSON.parse(await read('package.json'));
const lock = JSON.parse(await read('package-lock.json'));
const versions = {
  'package.json': version,
  'package-lock.json': lock.version,
  'its root package': lock.packages[''].version,
};
const section = (await read('CHANGELOG.md'))
  .split(/^## /m)
  .find((part) => part.startsWith(`[${tag.replace(/^v/, '')}] - `));
const notes = section?.split('\n').slice(1).join('\n').trim() ?? '';

for (const [file, told] of Object.entries(versions)) {
  if (`v${told}` !== tag) fail(`${file} has version ${told}, but the tag is ${tag}.`);
}
if (notes === '') fail(`CHANGELOG.md has no section [${tag.slice(1)}] with a date and a text.`);
if (process.exitCode === undefined) process.stdout.write(`${notes}\n`);

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
