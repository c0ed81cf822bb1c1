// What the Scribe job works with, and what it is told.

import type { Inputs } from '../inputs.ts';
import type { Ports } from '../ports/ports.ts';
import type { Outbound } from '../publish/outbound/outbound.ts';
import { dayOf } from '../text/days.ts';
import { fetchDefaultBranch } from '../workspace/remote.ts';
import type { ReportContext } from './report/report.ts';
import { openScribeOutbound } from './scribe-outbound.ts';

export type ScribeInputs = Pick<
  Inputs,
  | 'baseBranch'
  | 'branchPrefix'
  | 'squadDirectory'
  | 'dryRun'
  | 'triggerPhrase'
  | 'minimumPermission'
  | 'allowedBots'
>;

export type ScribeArgs = {
  readonly inputs: ScribeInputs;
  readonly ports: Pick<Ports, 'git' | 'github' | 'clock' | 'holdsSecret'>;
  readonly job: {
    /** GITHUB_SERVER_URL. */
    readonly serverUrl: string;
    readonly runId: string;
    /** `owner/name`. */
    readonly repository: string;
  };
  /** From the event; undefined where it doesn't say. */
  readonly defaultBranch: string | undefined;
  /** True for runs that look back for requests nobody answered. */
  readonly looksBack: boolean;
};

export type ScribeContext = ScribeArgs & {
  /** The branch that memory belongs to. */
  readonly baseBranch: string;
  readonly outbound: Outbound;
  readonly reportContext: ReportContext;
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string;
};
/** Asks the remote for the default branch where the event doesn't name it. Throws a SquadError (E_GIT). */
export async function openScribeContext(args: ScribeArgs): Promise<ScribeContext> {
  const { inputs, ports } = args;
  const baseBranch =
    inputs.baseBranch ?? args.defaultBranch ?? (await fetchDefaultBranch(ports.git));
  const today = dayOf(ports.clock.now());
  return { ...args, ...openScribeOutbound(args), baseBranch, today };
}
