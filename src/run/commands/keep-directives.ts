// A rule that a person lays down becomes a decision in the inbox, before anybody works: later runs read it.

import type { CoordinationResult } from '../../coordinator/coordinator.ts';
import { attempt, describe } from '../../errors.ts';
import { sanitise } from '../../markdown/sanitise.ts';
import { dayOf } from '../../text/days.ts';
import { fileSlug, shortHash } from '../../text/file-slug.ts';
import { oneLine } from '../../text/one-line.ts';
import { openStagedFiles, type StagedFiles } from '../../tools/built-in/staged-files.ts';
import { type Directives, readDirectives } from '../../trigger/directive.ts';
import type { Request } from '../../trigger/request.ts';
import { BOT } from '../../workspace/commit.ts';
import { type OpenWorkspace, openWorkspace } from '../../workspace/open-workspace.ts';
import { createPolicy } from '../../workspace/policy/protected-paths.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/acknowledge.ts';

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
  context: RunContext,
  repository: RepositoryContext,
): Promise<CoordinationResult | undefined> {
  const { sentences, isWhole } = directivesOf(context.request);
  if (sentences.length === 0) return undefined;
  const kept = await attempt(keepSentences(sentences, context, repository));
  if (kept.kind === 'threw') note(`${NOT_KEPT} ${describe(kept.error).message}`, context);
  const words = kept.kind === 'done' ? kept.value.map(wordKept) : [];
  if (isWhole && words.length === sentences.length) return { kind: 'done', text: words.join('\n') };
  for (const text of words) note(text, context);
  return undefined;
}

const NOT_KEPT = 'A rule in the request was not recorded.';

function wordKept(rule: string): string {
  return `Noted as a rule for the team: ${rule}`;
}

function note(text: string, { transcript }: RunContext): void {
  transcript.emit({ kind: 'note', text });
}

/** Writes the files and commits them in the bot's name; gives the rules that are kept. */
async function keepSentences(
  sentences: readonly string[],
  context: RunContext,
  repository: RepositoryContext,
): Promise<readonly string[]> {
  const refusal = repository.target.answerOnly;
  if (refusal !== undefined) {
    note(`${NOT_KEPT} Nothing is changed here: ${refusal}.`, context);
    return [];
  }
  const openedWorkspace = await openDirectiveWorkspace(context, repository);
  const { worktree, workspace } = openedWorkspace;
  const stagedFiles = openStagedFiles({
    root: worktree.directory,
    ready: () => worktree.ready(repository.team.directory),
    squadDirectory: repository.team.directory,
    wrote: (path) => worktree.written.add(path),
  });
  const written: KeptDirective[] = [];
  for (const sentence of sentences) {
    const kept = await writeDirective(sentence, stagedFiles, { context, repository });
    if (kept !== undefined) written.push(kept);
  }
  if (written.length === 0) return [];
  const submitted = await workspace.submit({ task: '', unfinished: false });
  if (submitted.kind !== 'committed') {
    note(`${NOT_KEPT} Its file was not taken into the commit.`, context);
    return [];
  }
  for (const { rule, path } of written) emitDecision(rule, path, context);
  return written.map(({ rule }) => rule);
}

type KeptDirective = { readonly rule: string; readonly path: string };

async function writeDirective(
  sentence: string,
  stagedFiles: StagedFiles,
  { context, repository }: { readonly context: RunContext; readonly repository: RepositoryContext },
): Promise<KeptDirective | undefined> {
  const { text, hidden } = sanitise(sentence);
  const rule = oneLine(text);
  const content = directiveText(rule, context);
  if (hidden > 0 || context.ports.holdsSecret(content)) {
    note(`${NOT_KEPT} It holds ${hidden > 0 ? 'hidden text' : 'a secret'}.`, context);
    return undefined;
  }
  const { login } = context.request.author;
  const written = await stagedFiles.add({
    folder: `${repository.team.directory}/decisions/inbox`,
    stem: `${fileSlug(login)}-${fileSlug(rule)}-${shortHash(content)}`,
    content,
  });
  if (written.kind === 'written') return { rule, path: written.path };
  note(`${NOT_KEPT} ${written.reason}.`, context);
  return undefined;
}

/** On one line, a rule can neither begin another entry nor sign for somebody else. */
function directiveText(rule: string, { request, inputs, ports }: RunContext): string {
  const day = dayOf(ports.clock.now());
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

function openDirectiveWorkspace(
  { ports, transcript, outbound, job, request }: RunContext,
  repository: RepositoryContext,
): Promise<OpenWorkspace> {
  return openWorkspace(LABEL, {
    git: ports.git,
    policy: createPolicy({
      holdsSecret: ports.holdsSecret,
      protectedGlobs: repository.team.settings.protected,
      squadDirectory: repository.team.directory,
    }),
    branch: repository.branch,
    emit: transcript.emit,
    identify: () => ({
      author: BOT.name,
      message: outbound.sealCommit(`Record a directive by ${request.author.login}`),
      trailers: { 'Squad-Run': job.runId },
    }),
    // It is the branch's first commit of this run: nothing is there to collide with.
    pushToFallbackBranch: async () => repository.branch.name,
  });
}

function emitDecision(rule: string, path: string, { transcript, request }: RunContext): void {
  const title = oneLine(rule, 100);
  const agent = request.author.login;
  const decision = { agent, title, category: CATEGORY, path };
  transcript.emit({ kind: 'decision', session: LABEL, note: decision });
}
