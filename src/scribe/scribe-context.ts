// What the Scribe job works with, and what it is told.
import type { Inputs } from '#src/inputs.ts';
import type { Ports } from '#src/ports/ports.ts';
import { createOutbound, type Outbound } from '#src/publish/outbound/outbound.ts';
import type { DefuseMarkdown, RepositorySite } from '#src/publish/render/render-context.ts';
import { dayOf } from '#src/text/count.ts';
import { fetchDefaultBranch } from '#src/workspace/remote.ts';

type ScribeInputs = Pick<
  Inputs,
  | 'baseBranch'
  | 'branchPrefix'
  | 'squadDirectory'
  | 'dryRun'
  | 'triggerPhrase'
  | 'minimumPermission'
  | 'allowedBots'
  | 'timeoutMinutes'
>;

export type ScribeArgs = {
  readonly inputs: ScribeInputs;
  readonly ports: Pick<Ports, 'git' | 'github' | 'clock' | 'time' | 'holdsSecret'>;
  readonly job: RepositorySite & { readonly runId: string };
  /** From the event; undefined if it doesn't say. */
  readonly defaultBranch: string | undefined;
  /** True for a run that looks for requests that nobody answered. */
  readonly checksMissedRequests: boolean;
};

/** What renderers need: where links lead, and the sanitiser for words of others. */
export type ReportContext = { readonly facts: RepositorySite; readonly safe: DefuseMarkdown };

export type ScribeContext = ScribeArgs &
  ScribeOutbound & {
    /** The branch that memory belongs to. */
    readonly baseBranch: string;
    /** `YYYY-MM-DD`, UTC. */
    readonly today: string;
  };

/** The sanitiser for what Scribe posts, and what renderers need from it. */
type ScribeOutbound = { readonly outbound: Outbound; readonly reportContext: ReportContext };

export type ScribeOutboundDeps = {
  readonly inputs: Pick<Inputs, 'triggerPhrase' | 'dryRun'>;
  readonly ports: Pick<Ports, 'holdsSecret'>;
  readonly job: RepositorySite;
};

/** Opens the job's context. Asks the remote for the base branch if nothing else names it. Throws a SquadError (E_GIT). */
export async function openScribeContext(args: ScribeArgs): Promise<ScribeContext> {
  const { inputs, ports } = args;
  const baseBranch =
    inputs.baseBranch ?? args.defaultBranch ?? (await fetchDefaultBranch(ports.git));
  const today = dayOf(ports.clock.now());
  return { ...args, ...openScribeOutbound(args), baseBranch, today };
}

/** Opens the sanitiser for the Scribe job. */
export function openScribeOutbound({ inputs, ports, job }: ScribeOutboundDeps): ScribeOutbound {
  const { serverUrl, repository } = job;
  const { holdsSecret } = ports;
  const outbound = createOutbound({ holdsSecret, phrase: inputs.triggerPhrase, serverUrl });
  return { outbound, reportContext: { facts: { serverUrl, repository }, safe: outbound.safe } };
}
