// What is known about the event that started the job before its payload is read.

/** What the runner says about the event that started the run. */
export type EventFacts = {
  readonly eventName: string;
  /** The parsed JSON of the event's file. */
  readonly payload: unknown;
  /** `GITHUB_REPOSITORY`: `owner/name`. */
  readonly repository: string;
  /** The input `job`: `auto` (or nothing), `comment` or `scribe`; `inputs.ts` rejects other values. */
  readonly job?: string | undefined;
  /** The input `base-branch`, set when the squad's files live on a branch other than the default one. */
  readonly baseBranch?: string | undefined;
  readonly phrase: string;
  /** The prefix of the squad's branches when reviews of its pull requests start runs; otherwise undefined. */
  readonly ownBranches?: string | undefined;
  readonly runId: string;
  /** ISO 8601. Schedules and workflows started by hand need it: their payloads carry no time. */
  readonly now: string;
  /** What the workflow's own file asks for: the inputs `request` and `issue`; empty when they aren't set. */
  readonly request: string;
  readonly issue: string;
  /** `GITHUB_ACTOR`, `GITHUB_REF` and `GITHUB_SERVER_URL`: a schedule's payload holds none of them. */
  readonly actor: string;
  readonly ref: string;
  readonly serverUrl: string;
};
