// The programs that the benchmark measures.

/** The action and the floor, bundled in the same way. */
export type Builds = { readonly dist: string; readonly ours: string; readonly floor: string };
