// What the run leaves in the repository: its commits with a pull request, what was learnt, and whose work was rejected.
import { attempt, describe } from '../errors.ts';
import type { PublishedWork } from '../outcome.ts';
import {
  type Publication,
  type PublishPorts,
  publishBranch,
  publishMemory,
} from '../publish/publish.ts';
import { renewProposedTools } from '../publish/renew-proposals.ts';
import type { ToolProposal } from '../tools/custom/proposal.ts';
import type { Permit } from '../trigger/authorise.ts';
import { newRejections, recordRejections } from '../workspace/rejections.ts';
import { pushBranch } from '../workspace/remote.ts';
import { mayAsk } from './entrance.ts';
import type { Ground } from './ground.ts';
import type { Scene } from './scene.ts';
import { noteProposed, proposalsAt, toolsAmong } from './tool-proposals.ts';

export type Published = { readonly kind: 'branch' | 'memory'; readonly work: PublishedWork };

/** Write access was taken away while the agents worked. */
export type Refused = Extract<Permit, { readonly kind: 'refused' }>;

/** Publishes what there is; undefined when nothing was committed. `answer` is the last word of the work. */
export async function publish(
  answer: string,
  scene: Scene,
  ground: Ground,
): Promise<Published | Refused | undefined> {
  const files = committedFiles(scene, ground);
  const rejections = rejectionsToKeep(scene, ground);
  if (files.length === 0 && rejections === 0) return undefined;
  const permit = await mayAsk(scene);
  if (permit.kind === 'refused') return permit;
  noteProposed(files, scene, ground);
  if (files.some((path) => isWorkAt(path, ground))) {
    return { kind: 'branch', work: await publishWork(answer, files, { scene, ground }) };
  }
  if (rejections > 0) await keepRejections(scene, ground);
  if (files.length === 0) return undefined;
  return keepMemory(publicationOf(answer, scene, ground), scene);
}

type Place = { readonly scene: Scene; readonly ground: Ground };

async function publishWork(answer: string, files: readonly string[], { scene, ground }: Place) {
  const changed = toolsAmong(files, ground);
  const tip = await withRejections(ground.branch.tip(), scene, ground);
  const proposed = changed.length === 0 ? undefined : await proposalsAtTip(scene, ground);
  const proposals = proposed?.filter(({ name }) => changed.includes(name)) ?? [];
  const publication = { ...publicationOf(answer, scene, ground), tip, proposals };
  const work = await publishBranch(publication, portsOf(scene));
  if (proposed !== undefined) await renewProposals(proposed, scene, ground);
  return work;
}

/** What the team remembers is gathered elsewhere; a proposed tool is code that people review. */
function isWorkAt(path: string, { team }: Ground): boolean {
  return !path.startsWith(`${team.directory}/`) || path.startsWith(`${team.directory}/tools/`);
}

/** The tools that the branch proposes now, by this run and earlier ones; undefined when they can't be read. What is wrong with them is noted. */
async function proposalsAtTip(
  scene: Scene,
  ground: Ground,
): Promise<readonly ToolProposal[] | undefined> {
  const found = await attempt(proposalsAt(ground.branch.tip(), scene, ground));
  if (found.kind === 'threw') return undefined;
  const { proposals, diagnostics } = found.value;
  for (const { path, message, next } of diagnostics.slice(0, 10)) {
    scene.transcript.emit({ kind: 'note', text: `Proposed tool: ${path}: ${message}; ${next}` });
  }
  return proposals;
}

/** The pull request that was open before shows the source that stands on its branch now; never rejects. */
async function renewProposals(
  proposals: readonly ToolProposal[],
  scene: Scene,
  { target: { pull } }: Ground,
): Promise<void> {
  if (pull === undefined) return;
  const renewed = await attempt(renewProposedTools(pull.number, proposals, portsOf(scene)));
  if (renewed.kind === 'done') return;
  const text = `The section Proposed tools of #${pull.number} could not be renewed: read the files instead. ${describe(renewed.error).message}`;
  scene.transcript.emit({ kind: 'note', text });
}

function committedFiles({ transcript }: Scene, { branch }: Ground): readonly string[] {
  const { agents, decisions } = transcript.read();
  const byAgents = agents.flatMap((row) => row.files);
  // A person's directive is committed by no agent.
  const decided = branch.tip() === branch.start ? [] : decisions.map(({ path }) => path);
  return [...byAgents, ...decided];
}

/** How many locks are new, where there is a branch to keep them on. */
function rejectionsToKeep({ transcript }: Scene, { target, rejections }: Ground): number {
  if (target.from !== 'branch' || target.answerOnly !== undefined) return 0;
  return newRejections(transcript.read().locks, rejections).length;
}

async function withRejections(tip: string, scene: Scene, ground: Ground): Promise<string> {
  const { transcript, world, job } = scene;
  const notes = newRejections(transcript.read().locks, ground.rejections);
  return notes.length === 0 ? tip : recordRejections(world.git, { tip, notes, runId: job.runId });
}

/** The branch gets the locks alone: what was written beside them is no part of it. */
async function keepRejections(scene: Scene, ground: Ground): Promise<void> {
  const { world, transcript } = scene;
  const { start, name: branch } = ground.branch;
  const pushing = async () => {
    const commit = await withRejections(start, scene, ground);
    return pushBranch(world.git, { branch, commit, start });
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

async function keepMemory(publication: Publication, scene: Scene): Promise<Published | undefined> {
  const kept = await attempt(publishMemory(publication, portsOf(scene)));
  if (kept.kind === 'done') return { kind: 'memory', work: kept.value };
  if (publication.answer.trim() === '') throw kept.error;
  // The answer is what was asked for; it must not be lost with what was learnt on the way.
  const text = `What was learnt could not be kept. ${describe(kept.error).message}`;
  scene.transcript.emit({ kind: 'note', text });
  return undefined;
}

function publicationOf(
  answer: string,
  { inputs, transcript }: Scene,
  { branch, target, team, thread, trunk }: Ground,
): Publication {
  return {
    target,
    start: branch.start,
    tip: branch.tip(),
    transcript: transcript.read(),
    answer,
    threadTitle: thread.thread.title,
    draft: inputs.draft,
    prefix: inputs.branchPrefix,
    trunk,
    directory: team.directory,
  };
}

/** What publishing needs of the scene. */
export function portsOf({ world, transcript, context, door }: Scene): PublishPorts {
  return {
    ...world,
    context,
    seal: door.seal,
    sealTitle: door.sealTitle,
    sealWithin: door.sealWithin,
    effect: (effect, detail) => transcript.emit({ kind: 'effect', effect, detail }),
  };
}
