// What is known of the event that started the job, before it is read.

/** What the runner says about the event that started the run. */
export type EventFacts = {
  readonly eventName: string;
  /** The parsed JSON of the event's file. */
  readonly payload: unknown;
  /** `GITHUB_REPOSITORY`: `owner/name`. */
  readonly repository: string;
  /** The input `job`: `auto` (or nothing), `comment` or `scribe`; other values are the inputs' concern. */
  readonly job?: string | undefined;
  /** The input `base-branch`, where the squad's files live on another branch than the default one. */
  readonly baseBranch?: string | undefined;
  readonly phrase: string;
  /** How the squad's branches begin, when reviews of its pull requests start runs; undefined when they don't. */
  readonly ownBranches?: string | undefined;
  readonly runId: string;
  /** ISO 8601; when a workflow was started by hand, the payload carries no time of its own. */
  readonly now: string;
  /** What the workflow's own file asks for: the inputs `request` and `issue`; empty when they aren't set. */
  readonly request: string;
  readonly issue: string;
  /** `GITHUB_ACTOR`, `GITHUB_REF` and `GITHUB_SERVER_URL`: a schedule's payload holds none of it. */
  readonly actor: string;
  readonly ref: string;
  readonly serverUrl: string;
};
