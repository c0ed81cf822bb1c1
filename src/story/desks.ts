// The desk of one session: where its files lie, what it may change, how its commits are signed, and where work goes that collides.
import { SquadError } from '../errors.ts';
import type { CommitIdentity } from '../workspace/commit.ts';
import { type OpenDesk, openDesk } from '../workspace/desk.ts';
import type { Policy } from '../workspace/policy.ts';
import { pushAside } from '../workspace/remote.ts';
import { mayAsk } from './entrance.ts';
import type { Session, Setting } from './equipment.ts';
import type { Scene } from './scene.ts';

/** Opens the desk of a session. */
export function openDeskOf(setting: Setting, session: Session): Promise<OpenDesk> {
  const { scene, ground } = setting;
  return openDesk(session.label, {
    git: scene.world.git,
    policy: policyOf(setting, session),
    branch: ground.branch,
    emit: scene.transcript.emit,
    identify: (report) => identify(scene, session, report),
    keep: (commit) => keepAside({ scene, ground }, session.label, commit),
  });
}

/** Whose work was rejected at a path may not change it. */
function policyOf({ policy, authority: { lockout } }: Setting, { slug }: Session): Policy {
  return {
    ...policy,
    refuses: (path) =>
      policy.refuses(path) ?? (lockout.isLocked(slug, path) ? LOCKED_OUT : undefined),
  };
}

const LOCKED_OUT = 'a review rejected your work on this file: somebody else revises it';

/** `squad/7-login-hockney`: work that collided twice, for a person to merge. */
async function keepAside(
  { scene, ground }: Pick<Setting, 'scene' | 'ground'>,
  label: string,
  commit: string,
): Promise<string> {
  const permit = await mayAsk(scene);
  if (permit.kind === 'refused') {
    throw new SquadError({ code: 'E_GITHUB_PERMISSION', message: permit.reason });
  }
  const wanted = `${ground.branch.name}-${label}`;
  const branch = await pushAside(scene.world.git, { branch: wanted, commit });
  scene.transcript.emit({ kind: 'effect', effect: 'push', detail: branch });
  return branch;
}

/** How an agent signs: `Hockney (Squad)`, with trailers that later runs find again. */
function identify(
  { door, job, request, world }: Pick<Scene, 'door' | 'job' | 'request' | 'world'>,
  who: { readonly name: string; readonly slug: string },
  report: { readonly task: string; readonly unfinished: boolean },
): CommitIdentity {
  const [first = ''] = report.task.trim().split('\n');
  const line = world.holdsSecret(first) ? 'Work of the squad' : first;
  const subject = line.length > 68 ? `${line.slice(0, 67)}…` : line;
  const message = report.unfinished ? `Unfinished: ${subject}` : subject;
  return {
    author: `${who.name.replace(/[<>\n\r\0]/g, '')} (Squad)`,
    message: door.sealCommit(message),
    trailers: { 'Squad-Agent': who.slug, 'Squad-Run': job.runId, 'Squad-Request': request.id },
  };
}
