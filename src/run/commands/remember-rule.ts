// `@squad remember: <rule>`: a person's rule becomes a decision in the inbox, without a model; later runs read it.

import type { CoordinationResult } from '#src/coordinator/coordinator.ts';
import { sanitise } from '#src/markdown/sanitise.ts';
import { BOT } from '#src/ports/accounts.ts';
import { code } from '#src/publish/render/render-markdown.ts';
import { reportOfText } from '#src/report.ts';
import { WHAT_LABEL } from '#src/team/decisions.ts';
import { dayOf } from '#src/text/count.ts';
import { capitalise, oneLine } from '#src/text/one-line.ts';
import { fileSlug, shortHash } from '#src/text/slug.ts';
import { openStagedFiles } from '#src/tools/built-in/staged-files.ts';
import type { RequestSource } from '#src/trigger/request.ts';
import { openWorkspace } from '#src/workspace/open-workspace.ts';
import type { OpenWorkspace } from '#src/workspace/worktrees.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { protectedPathsOf } from '../context/load-state.ts';
import type { RunContext } from '../context/run-context.ts';

/** It has a dot, so it can't be an agent's slug. */
const LABEL = 'rule.workspace';
const CATEGORY = 'process';

/** The longest rule, in characters; every agent of every later run reads it. */
const LONGEST = 2_000;

/** Sources whose text comes from the workflow: nobody's own words, and the same in each run. */
const BY_WORKFLOW: readonly RequestSource[] = ['pull-request', 'schedule'];

/** Records the rule, and says so, or why not. */
export async function rememberRule(
  rule: string,
  context: RunContext,
  repository: RepositoryContext,
): Promise<CoordinationResult> {
  const { text, hidden } = sanitise(rule);
  const line = oneLine(text);
  const reason =
    findRefusal({ text, line, hidden }, context, repository) ??
    (await recordRule(line, context, repository));
  const answer =
    reason === undefined
      ? `Noted as a rule for the team: ${line}`
      : `The rule was not recorded. ${reason}`;
  return { kind: 'done', report: reportOfText(answer) };
}

/** A rule as it was given, without what can't be seen, and on one line. */
type GivenRule = { readonly text: string; readonly line: string; readonly hidden: number };

/** Returns why the rule may not be recorded. Bots and workflows may ask for work, but may not say how the team works. */
function findRefusal(
  { text, line, hidden }: GivenRule,
  { request, ports }: RunContext,
  { target }: RepositoryContext,
): string | undefined {
  const { author, source } = request;
  if (author.type !== 'User' || BY_WORKFLOW.includes(source)) {
    return 'Only a person can set one, in a comment, an issue, a review or the form of a run.';
  }
  if (target.answerOnly !== undefined) return `${capitalise(target.answerOnly)}.`;
  if (hidden > 0) return 'It holds hidden text.';
  if (ports.holdsSecret(`${text}\n${line}`)) return 'It holds a secret.';
  if (line.length <= LONGEST) return undefined;
  return `It has more than ${LONGEST} characters. Put the long text into a file, and say in the rule when to read it.`;
}

/** Writes the entry, and commits it in the bot's name; returns why it was not included. */
async function recordRule(
  rule: string,
  context: RunContext,
  repository: RepositoryContext,
): Promise<string | undefined> {
  const { team } = repository;
  const { worktree, workspace } = await openRuleWorkspace(context, repository);
  const stagedFiles = openStagedFiles({
    root: worktree.directory,
    ready: () => worktree.ready(team.directory),
    squadDirectory: team.directory,
    wrote: (path) => worktree.written.add(path),
  });
  const content = entryText(rule, context);
  const written = await stagedFiles.add({
    folder: `${team.directory}/decisions/inbox`,
    stem: `${fileSlug(context.request.author.login)}-${fileSlug(rule)}-${shortHash(content)}`,
    content,
  });
  if (written.kind === 'refused') return `${capitalise(written.reason)}.`;
  const submitted = await workspace.submit({ task: '', unfinished: false });
  if (submitted.kind !== 'committed') {
    return `Its file ${code(written.path)} was not committed: it is there already, or a setting protects it.`;
  }
  emitDecision(rule, written.path, context);
  return undefined;
}

/** Writes the entry. The rule is on one line, so that it can't begin another entry or name another author. */
function entryText(rule: string, { request, inputs, ports }: RunContext): string {
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

function openRuleWorkspace(
  { ports, transcript, outbound, job, request }: RunContext,
  repository: RepositoryContext,
): Promise<OpenWorkspace> {
  return openWorkspace(LABEL, {
    git: ports.git,
    policy: protectedPathsOf({ ports, request: { text: '' } }, repository),
    branch: repository.branch,
    emit: transcript.emit,
    identify: () => ({
      author: BOT.name,
      message: outbound.sealCommit(`Record a rule by ${request.author.login}`),
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
