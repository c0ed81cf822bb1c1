// Collects the licences of the packages that the bundle holds.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Copied whole, not bundled. */
const COPIED = 'node_modules/jiti';
/** Who holds the rights in packages that are under the MIT licence by their package.json, but ship no text of it. */
const HOLDERS = new Map([['@github/copilot-sdk', 'GitHub, Inc.']]);
const LICENSE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/**
 * Returns the licence text of every package whose code is in the bundle, sorted by name and version.
 * Throws when a package has none.
 */
export async function licensesOf(metafile, root) {
  const held = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const folders = new Set([COPIED, ...held.flatMap((path) => folderOf(path) ?? [])]);
  const texts = await Promise.all(
    [...folders].map((folder) => licenseOf(join(root, folder), root)),
  );
  const sorted = [...new Set(texts)].sort((one, other) => (one < other ? -1 : 1));
  return `The packages that dist/ holds, with their licences.\n\n${sorted.join('\n')}`;
}

/** `node_modules/@octokit/rest/dist-src/index.js` is in `node_modules/@octokit/rest`. */
function folderOf(path) {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
}

async function licenseOf(folder, root) {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  const files = (await readdir(folder)).filter((file) => LICENSE.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  if (texts.length === 0) texts.push(await unshippedLicense(name, root));
  const heading = license === undefined ? `${name} ${version}` : `${name} ${version} (${license})`;
  const text = texts.map((one) => `${one.trim()}\n`).join('\n');
  return `${heading}\n${'-'.repeat(heading.length)}\n\n${text}`;
}

/** Returns the text of the MIT licence, which is ours too, with the package's own holder. */
async function unshippedLicense(name, root) {
  const holder = HOLDERS.get(name);
  if (holder === undefined) throw new Error(`${name} has no file with its licence.`);
  const ours = await readFile(join(root, 'LICENSE'), 'utf8');
  return ours.replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
}
