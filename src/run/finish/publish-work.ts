// What the run leaves in the repository: its commits with a pull request, what was learnt, and whose work was rejected.
import { attempt, describe } from '../../errors.ts';
import type { PublishedWork } from '../../outcome.ts';
import {
  type PublishableWork,
  type PublishDeps,
  publishBranch,
  publishMemory,
} from '../../publish/publish.ts';
import { updateProposedTools } from '../../publish/pull-request/update-proposed-tools.ts';
import type { ToolProposal } from '../../tools/custom/executable/proposed-tools.ts';
import type { Permit } from '../../trigger/authorise.ts';
import { newRejections, recordRejections } from '../../workspace/rejections.ts';
import { pushBranch } from '../../workspace/remote.ts';
import { noteProposedTools, proposalsAt, toolsAmong } from '../agents/tool-proposals.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/acknowledge.ts';
import { checkAccess } from '../start/check-access.ts';

export type PublishedResult = { readonly kind: 'branch' | 'memory'; readonly work: PublishedWork };

/** Write access was taken away while the agents worked. */
export type AccessRefused = Extract<Permit, { readonly kind: 'refused' }>;

/** Publishes what there is; undefined when nothing was committed. `answer` is the last word of the work. */
export async function publishWork(
  answer: string,
  context: RunContext,
  repository: RepositoryContext,
): Promise<PublishedResult | AccessRefused | undefined> {
  const files = committedFiles(context, repository);
  const rejections = rejectionsToKeep(context, repository);
  if (files.length === 0 && rejections === 0) return undefined;
  const permit = await checkAccess(context);
  if (permit.kind === 'refused') return permit;
  noteProposedTools(files, context, repository);
  if (files.some((path) => isWorkPath(path, repository))) {
    return { kind: 'branch', work: await publishCommits(answer, files, { context, repository }) };
  }
  if (rejections > 0) await keepRejections(context, repository);
  if (files.length === 0) return undefined;
  return keepMemory(publicationOf(answer, context, repository), context);
}

type PublishWorkDeps = { readonly context: RunContext; readonly repository: RepositoryContext };

async function publishCommits(
  answer: string,
  files: readonly string[],
  { context, repository }: PublishWorkDeps,
) {
  const changed = toolsAmong(files, repository);
  const tip = await withRejections(repository.branch.tip(), context, repository);
  const proposed = changed.length === 0 ? undefined : await proposalsAtTip(context, repository);
  const proposals = proposed?.filter(({ name }) => changed.includes(name)) ?? [];
  const publication = { ...publicationOf(answer, context, repository), tip, proposals };
  const work = await publishBranch(publication, publishPortsOf(context));
  if (proposed !== undefined) await renewProposals(proposed, context, repository);
  return work;
}

/** What the team remembers is gathered elsewhere; a proposed tool is code that people review. */
function isWorkPath(path: string, { team }: RepositoryContext): boolean {
  return !path.startsWith(`${team.directory}/`) || path.startsWith(`${team.directory}/tools/`);
}

/** The tools that the branch proposes now, by this run and earlier ones; undefined when they can't be read. What is wrong with them is noted. */
async function proposalsAtTip(
  context: RunContext,
  repository: RepositoryContext,
): Promise<readonly ToolProposal[] | undefined> {
  const found = await attempt(proposalsAt(repository.branch.tip(), context, repository));
  if (found.kind === 'threw') return undefined;
  const { proposals, diagnostics } = found.value;
  for (const { path, message, next } of diagnostics.slice(0, 10)) {
    context.transcript.emit({ kind: 'note', text: `Proposed tool: ${path}: ${message}; ${next}` });
  }
  return proposals;
}

/** The pull request that was open before shows the source that stands on its branch now; never rejects. */
async function renewProposals(
  proposals: readonly ToolProposal[],
  context: RunContext,
  { target: { pull } }: RepositoryContext,
): Promise<void> {
  if (pull === undefined) return;
  const renewed = await attempt(
    updateProposedTools(pull.number, proposals, publishPortsOf(context)),
  );
  if (renewed.kind === 'done') return;
  const text = `The section Proposed tools of #${pull.number} could not be renewed: read the files instead. ${describe(renewed.error).message}`;
  context.transcript.emit({ kind: 'note', text });
}

function committedFiles(
  { transcript }: RunContext,
  { branch }: RepositoryContext,
): readonly string[] {
  const { agents, decisions } = transcript.read();
  const byAgents = agents.flatMap((row) => row.files);
  // A person's directive is committed by no agent.
  const decided = branch.tip() === branch.start ? [] : decisions.map(({ path }) => path);
  return [...byAgents, ...decided];
}

/** How many locks are new, where there is a branch to keep them on. */
function rejectionsToKeep(
  { transcript }: RunContext,
  { target, rejections }: RepositoryContext,
): number {
  if (target.from !== 'branch' || target.answerOnly !== undefined) return 0;
  return newRejections(transcript.read().locks, rejections).length;
}

async function withRejections(
  tip: string,
  context: RunContext,
  repository: RepositoryContext,
): Promise<string> {
  const { transcript, ports, job } = context;
  const notes = newRejections(transcript.read().locks, repository.rejections);
  return notes.length === 0 ? tip : recordRejections(ports.git, { tip, notes, runId: job.runId });
}

/** The branch gets the locks alone: what was written beside them is no part of it. */
async function keepRejections(context: RunContext, repository: RepositoryContext): Promise<void> {
  const { ports, transcript } = context;
  const { start, name: branch } = repository.branch;
  const pushing = async () => {
    const commit = await withRejections(start, context, repository);
    return pushBranch(ports.git, { branch, commit, start });
  };
  const pushed = await attempt(pushing());
  if (pushed.kind === 'done' && pushed.value.kind === 'pushed') {
    const detail = `${branch} ${pushed.value.commit}`;
    return transcript.emit({ kind: 'effect', effect: 'push', detail });
  }
  const text =
    'Whose work was rejected could not be kept on the branch: the next run does not know.';
  transcript.emit({ kind: 'note', text });
}

async function keepMemory(
  publication: PublishableWork,
  context: RunContext,
): Promise<PublishedResult | undefined> {
  const kept = await attempt(publishMemory(publication, publishPortsOf(context)));
  if (kept.kind === 'done') return { kind: 'memory', work: kept.value };
  if (publication.answer.trim() === '') throw kept.error;
  // The answer is what was asked for; it must not be lost with what was learnt on the way.
  const text = `What was learnt could not be kept. ${describe(kept.error).message}`;
  context.transcript.emit({ kind: 'note', text });
  return undefined;
}

function publicationOf(
  answer: string,
  { inputs, transcript }: RunContext,
  { branch, target, team, thread, baseBranch }: RepositoryContext,
): PublishableWork {
  return {
    target,
    start: branch.start,
    tip: branch.tip(),
    transcript: transcript.read(),
    answer,
    threadTitle: thread.thread.title,
    draft: inputs.draft,
    prefix: inputs.branchPrefix,
    baseBranch,
    directory: team.directory,
  };
}

/** What publishing needs of the scene. */
export function publishPortsOf({
  ports,
  transcript,
  renderContext,
  outbound,
}: RunContext): PublishDeps {
  return {
    ...ports,
    context: renderContext,
    seal: outbound.seal,
    sealTitle: outbound.sealTitle,
    sealWithin: outbound.sealWithin,
    effect: (effect, detail) => transcript.emit({ kind: 'effect', effect, detail }),
  };
}
