// What people are told about the repository's own tools.

/** One of the repository's tools, as people are told about it. */
export type ToolNote = {
  readonly name: string;
  readonly door: 'module' | 'resource' | 'executable';
  readonly scope: 'local' | 'global';
  /** The file that declares it. */
  readonly path: string;
  readonly commit: string | undefined;
  /** The tool's own description: one line of at most 300 characters. */
  readonly description: string;
  /** For an executable tool: `1.0.0`. */
  readonly version?: string | undefined;
  /** `every agent`, `Hockney, Ripley`, or `nobody`. */
  readonly users: string;
  /** For a module or a resource: whether settings let it start programs. Executables are programs. */
  readonly mayStartPrograms?: boolean;
};

/** Why one of the repository's tools is missing or inactive, and what to do about it. */
export type ToolProblem = {
  /** `L_NAME`, `L_UNTRUSTED` ... */
  readonly code: string;
  readonly path: string;
  readonly export?: string | undefined;
  readonly message: string;
  readonly next: string;
};
