// Writes __tests__/rehearsal/github-description.json: the part of GitHub's published OpenAPI description that covers the
// routes that the embedded GitHub serves and the events that it delivers. It keeps schemas, without prose or examples.
// The description is 385 MB, so it is fetched into a temporary folder and only this part of it is kept.
// Run it after adding a route or an event, or to take a newer description: npm run describe-github
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownRoutes } from '../rehearsal/github/routes.ts';

const SOURCE = '@octokit/openapi@23.0.2';
const TARGET = join(import.meta.dirname, '../__tests__/rehearsal/github-description.json');
const WEBHOOKS = [
  'issue-comment-created',
  'issues-opened',
  'pull-request-review-comment-created',
  'pull-request-review-submitted',
];
/** Keywords of a schema that no answer can be checked against. */
const PROSE = new Set(['description', 'example', 'examples', 'externalDocs', 'title', 'default']);

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function childOf(node: unknown, key: string): unknown {
  return isNode(node) ? node[key] : undefined;
}

function fetchDescription(): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'github-description-'));
  try {
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const packed = execFileSync('npm', ['pack', SOURCE, '--ignore-scripts', '--json'], options);
    const [{ filename }] = JSON.parse(packed);
    const file = 'package/generated/api.github.com.json';
    execFileSync('tar', ['-xzf', filename, file], options);
    return JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns a schema without its prose. Keys in `properties` are names of fields, so all of them stay. */
function factsOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(factsOf);
  if (!isNode(schema)) return schema;
  const kept = Object.entries(schema).filter(([key]) => !PROSE.has(key) && !key.startsWith('x-'));
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === 'properties' && isNode(value) ? eachValue(value, factsOf) : factsOf(value),
    ]),
  );
}

function eachValue(node: Node, change: (value: unknown) => unknown): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)]));
}

function responseFacts(document: unknown, response: unknown): unknown {
  const reference = childOf(response, '$ref');
  const whole = typeof reference === 'string' ? lookUp(document, reference) : response;
  const json = childOf(childOf(whole, 'content'), 'application/json');
  const schema = childOf(json, 'schema');
  return schema === undefined
    ? {}
    : { content: { 'application/json': { schema: factsOf(schema) } } };
}

function lookUp(document: unknown, reference: string): unknown {
  return reference.slice('#/'.length).split('/').reduce<unknown>(childOf, document);
}

function pathsIn(document: unknown): Node {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of knownRoutes) {
    const [method = '', path = ''] = route.split(' ');
    const operation = childOf(childOf(childOf(document, 'paths'), path), method.toLowerCase());
    const responses = childOf(operation, 'responses');
    if (!isNode(responses)) throw new Error(`${SOURCE} does not describe ${route}.`);
    const facts = eachValue(responses, (response) => responseFacts(document, response));
    paths[path] = { ...paths[path], [method.toLowerCase()]: { responses: facts } };
  }
  return paths;
}

/** Returns the schemas with these names and those they refer to. */
function schemasIn(document: unknown, names: readonly string[]): Node {
  const found = new Map<string, unknown>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    const schema = lookUp(document, `#/components/schemas/${name}`);
    if (schema === undefined) throw new Error(`${SOURCE} has no schema ${name}.`);
    const facts = factsOf(schema);
    found.set(name, facts);
    open.push(...referredTo(facts));
  }
  return Object.fromEntries([...found].sort(([one], [other]) => one.localeCompare(other, 'en')));
}

function referredTo(facts: unknown): string[] {
  const references = JSON.stringify(facts).matchAll(/"#\/components\/schemas\/([^"/]+)"/g);
  return [...references].map(([, name = '']) => name);
}

/** Writes one entry per line, so that the diff of a newer description shows what changed. */
function linesOf(node: Node): string {
  const entries = Object.entries(node);
  const lines = entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

const document = fetchDescription();
const paths = pathsIn(document);
const webhooks = WEBHOOKS.map((name) => `webhook-${name}`);
const schemas = schemasIn(document, ['basic-error', ...webhooks, ...referredTo(paths)]);
const text = `{
"source": ${JSON.stringify(SOURCE)},
"paths": ${linesOf(paths)},
"components": { "schemas": ${linesOf(schemas)} }
}
`;
writeFileSync(TARGET, text);
console.log(`${TARGET}: ${knownRoutes.length} routes, ${text.length} bytes`);
