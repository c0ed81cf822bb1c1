// A rule that a person lays down becomes a decision in the inbox, before anybody works: later runs read it.
import { sanitise } from '../context/sanitise.ts';
import type { Coordination } from '../coordinator/coordinator.ts';
import { attempt, describe } from '../errors.ts';
import { createDropBox, type DropBox } from '../tools/drop-box.ts';
import { fileSlug, shortHash } from '../tools/file-slug.ts';
import { oneLine } from '../tools/plain-text.ts';
import { type Directives, readDirectives } from '../trigger/directive.ts';
import type { Request } from '../trigger/request.ts';
import { BOT } from '../workspace/commit.ts';
import { type OpenDesk, openDesk } from '../workspace/desk.ts';
import { createPolicy } from '../workspace/policy.ts';
import type { Ground } from './ground.ts';
import type { Scene } from './scene.ts';

/** No agent's slug has a dot. */
const LABEL = 'directive.desk';
const CATEGORY = 'process';

/** The rules that the request lays down. Only a person's: a bot that may ask may not say how the team works. */
export function directivesOf({ command, author }: Request): Directives {
  const request = command.kind === 'work' || command.kind === 'agent' ? command.request : '';
  const { sentences, isWhole } = readDirectives(author.type === 'User' ? request : '');
  // Who is named is run.
  return { sentences, isWhole: isWhole && command.kind === 'work' };
}

/** False for what is answered from what is known, and for a request that is nothing but a rule. */
export function needsAgents(request: Request): boolean {
  const { command } = request;
  if (command.kind === 'approve') return command.request !== '';
  return ['work', 'agent'].includes(command.kind) && !directivesOf(request).isWhole;
}

/** Keeps the request's rules; the run's end, when it asks for nothing else. Never rejects: a rule that can't be kept is noted. */
export async function keepDirectives(
  scene: Scene,
  ground: Ground,
): Promise<Coordination | undefined> {
  const { sentences, isWhole } = directivesOf(scene.request);
  if (sentences.length === 0) return undefined;
  const kept = await attempt(keepAll(sentences, scene, ground));
  if (kept.kind === 'threw') note(`${NOT_KEPT} ${describe(kept.error).message}`, scene);
  const words = kept.kind === 'done' ? kept.value.map(acknowledge) : [];
  if (isWhole && words.length === sentences.length) return { kind: 'done', text: words.join('\n') };
  for (const text of words) note(text, scene);
  return undefined;
}

const NOT_KEPT = 'A rule in the request was not recorded.';

function acknowledge(rule: string): string {
  return `Noted as a rule for the team: ${rule}`;
}

function note(text: string, { transcript }: Scene): void {
  transcript.emit({ kind: 'note', text });
}

/** Writes the files and commits them in the bot's name; gives the rules that are kept. */
async function keepAll(
  sentences: readonly string[],
  scene: Scene,
  ground: Ground,
): Promise<readonly string[]> {
  const refusal = ground.target.answerOnly;
  if (refusal !== undefined) {
    note(`${NOT_KEPT} Nothing is changed here: ${refusal}.`, scene);
    return [];
  }
  const open = await deskOf(scene, ground);
  const { worktree, desk } = open;
  const box = createDropBox({
    root: worktree.directory,
    ready: worktree.ready,
    squadDirectory: ground.team.directory,
    wrote: (path) => worktree.written.add(path),
  });
  const written: Kept[] = [];
  for (const sentence of sentences) {
    const kept = await write(sentence, box, { scene, ground });
    if (kept !== undefined) written.push(kept);
  }
  if (written.length === 0) return [];
  const submitted = await desk.submit({ task: '', unfinished: false });
  if (submitted.kind !== 'committed') {
    note(`${NOT_KEPT} Its file was not taken into the commit.`, scene);
    return [];
  }
  for (const { rule, path } of written) announce(rule, path, scene);
  return written.map(({ rule }) => rule);
}

type Kept = { readonly rule: string; readonly path: string };

async function write(
  sentence: string,
  box: DropBox,
  { scene, ground }: { readonly scene: Scene; readonly ground: Ground },
): Promise<Kept | undefined> {
  const { text, hidden } = sanitise(sentence);
  const rule = oneLine(text);
  const content = directiveText(rule, scene);
  if (hidden > 0 || scene.world.holdsSecret(content)) {
    note(`${NOT_KEPT} It holds ${hidden > 0 ? 'hidden text' : 'a secret'}.`, scene);
    return undefined;
  }
  const { login } = scene.request.author;
  const written = await box.add({
    folder: `${ground.team.directory}/decisions/inbox`,
    stem: `${fileSlug(login)}-${fileSlug(rule)}-${shortHash(content)}`,
    content,
  });
  if (written.kind === 'written') return { rule, path: written.path };
  note(`${NOT_KEPT} ${written.reason}.`, scene);
  return undefined;
}

/** On one line, a rule can neither begin another entry nor sign for somebody else. */
function directiveText(rule: string, { request, inputs, world }: Scene): string {
  const day = new Date(world.clock.now()).toISOString().slice(0, 10);
  return [
    `### ${day}: User directive`,
    '',
    `**By:** ${request.author.login} (via ${inputs.triggerPhrase})`,
    `**Category:** ${CATEGORY}`,
    `**What:** ${rule}`,
    `**Why:** Said in ${request.url}`,
    '',
  ].join('\n');
}

function deskOf(
  { world, transcript, door, job, request }: Scene,
  ground: Ground,
): Promise<OpenDesk> {
  return openDesk(LABEL, {
    git: world.git,
    policy: createPolicy({
      holdsSecret: world.holdsSecret,
      protectedGlobs: ground.team.settings.protected,
      squadDirectory: ground.team.directory,
    }),
    branch: ground.branch,
    emit: transcript.emit,
    identify: () => ({
      author: BOT.name,
      message: door.sealCommit(`Record a directive by ${request.author.login}`),
      trailers: { 'Squad-Run': job.runId },
    }),
    // It is the branch's first commit of this run: nothing is there to collide with.
    keep: async () => ground.branch.name,
  });
}

function announce(rule: string, path: string, { transcript, request }: Scene): void {
  const title = rule.length > 100 ? `${rule.slice(0, 99)}…` : rule;
  const agent = request.author.login;
  const decision = { agent, title, category: CATEGORY, path };
  transcript.emit({ kind: 'decision', session: LABEL, note: decision });
}
