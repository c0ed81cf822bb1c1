// A rule in a person's request becomes a decision in the inbox before agents work; later runs read it.

import type { CoordinationResult } from '../../coordinator/coordinator.ts';
import { attempt, describe } from '../../errors.ts';
import { sanitise } from '../../markdown/sanitise.ts';
import { BOT } from '../../ports/accounts.ts';
import { reportOfText } from '../../report.ts';
import { WHAT_LABEL } from '../../team/memory/decisions/decision-heading.ts';
import { dayOf } from '../../text/count.ts';
import { shortHash } from '../../text/hash.ts';
import { oneLine } from '../../text/one-line.ts';
import { fileSlug } from '../../text/slug.ts';
import { openStagedFiles, type StagedFiles } from '../../tools/built-in/staged-files.ts';
import { createPolicy } from '../../workspace/policy/protected-paths.ts';
import { openWorkspace } from '../../workspace/worktrees/open-workspace.ts';
import type { OpenWorkspace } from '../../workspace/worktrees/worktrees.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { directivesOf } from '../start/needs-agents.ts';
import type { RunContext } from '../start/run-context.ts';

/** It has a dot, so it can't be an agent's slug. */
const LABEL = 'directive.workspace';
const CATEGORY = 'process';

/** Keeps the request's rules; returns the result if that is all it asks for. Never rejects: a rule it can't keep is noted. */
export async function keepDirectives(
  context: RunContext,
  repository: RepositoryContext,
): Promise<CoordinationResult | undefined> {
  const { sentences, isWhole } = directivesOf(context.request);
  if (sentences.length === 0) return undefined;
  const { transcript } = context;
  const keeping = await attempt(keepSentences(sentences, context, repository));
  if (keeping.kind === 'threw') {
    transcript.lose(`${NOT_KEPT} ${describe(keeping.error).message}`);
  }
  const kept = keeping.kind === 'done' ? keeping.value : [];
  const texts = kept.map((rule) => `Noted as a rule for the team: ${rule}`);
  if (isWhole && kept.length === sentences.length)
    return { kind: 'done', report: reportOfText(texts.join('\n')) };
  for (const text of texts) transcript.note(text);
  return undefined;
}

const NOT_KEPT = 'A rule in the request was not recorded.';

/** Writes the files and commits them in the bot's name; returns the rules that were kept. */
async function keepSentences(
  sentences: readonly string[],
  context: RunContext,
  repository: RepositoryContext,
): Promise<readonly string[]> {
  const refusal = repository.target.answerOnly;
  if (refusal !== undefined) {
    context.transcript.note(`${NOT_KEPT} Nothing is changed here: ${refusal}.`);
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
    context.transcript.note(`${NOT_KEPT} Its file was not included in the commit.`);
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
    context.transcript.note(`${NOT_KEPT} It holds ${hidden > 0 ? 'hidden text' : 'a secret'}.`);
    return undefined;
  }
  const { login } = context.request.author;
  const written = await stagedFiles.add({
    folder: `${repository.team.directory}/decisions/inbox`,
    stem: `${fileSlug(login)}-${fileSlug(rule)}-${shortHash(content)}`,
    content,
  });
  if (written.kind === 'written') return { rule, path: written.path };
  context.transcript.note(`${NOT_KEPT} ${written.reason}.`);
  return undefined;
}

/** Writes the entry. The rule is on one line, so that it can't begin another entry or name another author. */
function directiveText(rule: string, { request, inputs, ports }: RunContext): string {
  const day = dayOf(ports.clock.now());
  return [
    `### ${day}: User directive`,
    '',
    `**By:** ${request.author.login} (via ${inputs.triggerPhrase})`,
    `**Category:** ${CATEGORY}`,
    `${WHAT_LABEL} ${rule}`,
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
      requestText: '',
    }),
    branch: repository.branch,
    emit: transcript.emit,
    identify: () => ({
      author: BOT.name,
      message: outbound.sealCommit(`Record a directive by ${request.author.login}`),
      trailers: { run: job.runId },
    }),
    // It is the first commit of the run, so it can't conflict.
    pushToFallbackBranch: async () => ({ keptOn: repository.branch.name }),
  });
}

function emitDecision(rule: string, path: string, { transcript, request }: RunContext): void {
  const title = oneLine(rule, 100);
  const agent = request.author.login;
  const decision = { agent, title, category: CATEGORY, path };
  transcript.emit({ kind: 'decision', session: LABEL, note: decision });
}
