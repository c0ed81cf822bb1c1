// Stands in for the program `gh` in tests of the release: GitHub's answers come from the bare repository in GH_BARE and
// the facts in GH_FACTS, to which it adds the releases that are made. It knows only the calls of release.yml and its page.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const { GH_BARE, GH_FACTS, GH_TOKEN } = process.env;
const args = process.argv.slice(2);
const facts = JSON.parse(readFileSync(GH_FACTS, 'utf8'));
const git = (...words) =>
  execFileSync('git', ['-C', GH_BARE, ...words], { encoding: 'utf8', stdio: 'pipe' }).trim();
const holds = (...words) => spawnSync('git', ['-C', GH_BARE, ...words]).status === 0;
const option = (name) => args[args.indexOf(name) + 1];
const fail = (message) => {
  console.error(`gh: ${message}`);
  process.exit(1);
};

/** What `--jq` asks for: a path such as `.object.sha` or `.rules[].type`. */
function pick(value, path) {
  return path
    .split('.')
    .slice(1)
    .reduce(
      (found, part) =>
        part.endsWith('[]')
          ? found.flatMap((one) => one[part.slice(0, -2)])
          : found.map((one) => one[part]),
      [value],
    )
    .join('\n');
}

const fields = () =>
  Object.fromEntries(
    args.flatMap((arg, at) => (/^-[fF]$/.test(arg) ? [args[at + 1].split(/=(.*)/s)] : [])),
  );
const refOf = (name) =>
  holds('rev-parse', '-q', '--verify', name)
    ? git('rev-parse', name)
    : fail('Not Found (HTTP 404)');

const READS = [
  [
    /^git\/ref\/(tags\/.+)$/,
    (name) => {
      const sha = refOf(`refs/${name}`);
      return { object: { sha, type: git('cat-file', '-t', sha) } };
    },
  ],
  [/^git\/tags\/([0-9a-f]{40})$/, () => ({ verification: { verified: facts.verified } })],
  [
    /^compare\/([\w-]+)\.\.\.([0-9a-f]{40})$/,
    (base, head) => {
      if (git('rev-parse', base) === head) return { status: 'identical' };
      return { status: holds('merge-base', '--is-ancestor', head, base) ? 'behind' : 'diverged' };
    },
  ],
  [/^environments\/release$/, () => ({ protection_rules: facts.rules.map((type) => ({ type })) })],
  [/^commits\/(tags\/.+)$/, (name) => ({ sha: refOf(`refs/${name}^{commit}`) })],
  [
    /^releases\/tags\/(.+)$/,
    // GitHub finds no drafts by their tag.
    (tag) =>
      facts.releases.some((one) => one.tag === tag && !one.draft)
        ? { immutable: facts.immutable }
        : fail('Not Found (HTTP 404)'),
  ],
];

function write(method, route) {
  const { ref = `refs/${route.replace('git/refs/', '')}`, sha, force } = fields();
  const isThere = holds('rev-parse', '-q', '--verify', ref);
  if (method === 'PATCH' && !isThere) fail('Reference does not exist (HTTP 422)');
  if (method === 'POST' && isThere) fail('Reference already exists (HTTP 422)');
  if (isThere && force === 'false' && !holds('merge-base', '--is-ancestor', ref, sha)) {
    fail('Update is not a fast forward (HTTP 422)');
  }
  git('update-ref', ref, sha);
}

function api() {
  const [, repository, route] = /^repos\/([^/]+\/[^/]+)\/(.+)$/.exec(
    args.find((arg) => arg.startsWith('repos/')),
  );
  if (repository !== 'acme/squad-action') fail(`no repository ${repository}`);
  if (args.includes('-X')) return write(option('-X'), route);
  for (const [pattern, answer] of READS) {
    const found = pattern.exec(route);
    if (found === null) continue;
    const value = answer(...found.slice(1));
    return args.includes('--jq') ? console.log(pick(value, option('--jq'))) : undefined;
  }
  fail(`no answer to ${route}`);
}

function release() {
  const [, verb, tag] = args;
  const files = args.filter((arg) => /^[\w-]+(?:\.\w+)*\.(?:tgz|json)$/.test(arg));
  if (verb === 'download') {
    return copyFileSync(join(dirname(GH_FACTS), option('--pattern')), option('--pattern'));
  }
  if (facts.releases.some((one) => one.tag === tag && !one.draft)) {
    fail('a release with the same tag name already exists');
  }
  for (const file of files) copyFileSync(file, join(dirname(GH_FACTS), basename(file)));
  const notes = readFileSync(option('--notes-file'), 'utf8');
  facts.releases.push({ tag, files, notes });
  writeFileSync(GH_FACTS, JSON.stringify(facts));
}

if (!GH_TOKEN)
  fail('To use GitHub CLI in a GitHub Actions workflow, set the GH_TOKEN environment variable.');
if (args[0] === 'api') api();
else if (args[0] === 'release') release();
else fail(`unknown command ${args.join(' ')}`);
