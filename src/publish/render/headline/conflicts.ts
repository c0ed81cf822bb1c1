// Where agents' changes collided: what a person must still bring in, and what the agents resolved.
import { type ConflictRow, hasFinished, type Transcript } from '#src/run-log/index.ts';
import { pathList } from '../../reviews/review-summary.ts';
import { agentName } from '../agents/agent-words.ts';
import { type RenderContext, repositoryUrl } from '../render-context.ts';
import { code, joinNames, link, list } from '../render-markdown.ts';

const MAX_NAMED = 2;

/** `Pelle's change to src/a.js conflicted and is kept on squad/3-toc-pelle`; undefined where nothing was set aside. */
export function setAsideText(context: RenderContext, transcript: Transcript): string | undefined {
  const lines = transcript.conflicts.flatMap(({ session, files, keptOn, isBundled }) => {
    if (keptOn === undefined) return [];
    const branch = link(code(keptOn), repositoryUrl(context.facts, 'tree', keptOn));
    const place = isBundled ? `in the run's bundle as ${code(keptOn)}` : `on ${branch}`;
    const name = agentName(context, transcript, session);
    return [`${name}'s change to ${pathList(files)} conflicted and is kept ${place}`];
  });
  if (lines.length === 0) return undefined;
  const more = lines.length - MAX_NAMED;
  const rest = more > 0 ? [`${more} more ${more === 1 ? 'is' : 'are'} set aside`] : [];
  return [...lines.slice(0, MAX_NAMED), ...rest].join('; ');
}

/** A line for each conflict that an agent resolved; empty without one. */
export function renderResolved(context: RenderContext, transcript: Transcript, max: number) {
  const resolved = transcript.conflicts.filter((one) => isResolved(one, transcript));
  return list(
    resolved.map(({ session, files, others }) => {
      const name = (id: string) => agentName(context, transcript, id);
      const by = joinNames([...new Set(others.map(name))]);
      return `**${name(session)}** resolved a conflict${by === '' ? '' : ` with ${by}`} in ${pathList(files)}.`;
    }),
    max,
  );
}

function isResolved({ session, keptOn }: ConflictRow, { agents }: Transcript): boolean {
  const row = agents.find((agent) => agent.session === session);
  return keptOn === undefined && row !== undefined && hasFinished(row);
}
