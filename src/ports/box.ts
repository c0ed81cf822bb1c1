// The port to the box, in which everything of the repository runs that is started as a program. Types only.

/** How the box is made; `none`: programs run outside of it, because a person or the settings said so. */
export type BoxWay = 'bubblewrap' | 'user-namespace' | 'sudo' | 'none';

/** A guarantee that did not hold when the box was tried from inside: what was reached that should not be. */
export type BoxLeak = {
  readonly guarantee: 'environment' | 'processes' | 'files' | 'network' | 'rights';
  readonly what: string;
};

/** A way that can't be used here, and why. */
export type FailedWay = { readonly way: BoxWay; readonly reason: string };

export type BoxState =
  | { readonly kind: 'on'; readonly way: BoxWay; readonly failed: readonly FailedWay[] }
  | {
      readonly kind: 'off';
      /** One sentence, and what to do about it. */
      readonly reason: string;
      readonly next: string;
      readonly failed: readonly FailedWay[];
    };

/** A folder or file of this machine that stands at another place in the box. */
export type BoxMount = { readonly from: string; readonly to: string; readonly writable: boolean };

/** A folder of this machine of which a program gets its own copy at another place. */
export type BoxCopy = Omit<BoxMount, 'writable'>;

/** Hosts that may be reached: none, all, or those named. */
export type BoxNetwork = 'none' | 'all' | readonly string[];

/** What a program in the box reaches besides the system's folders, which it can only read. Paths are absolute. */
export type BoxSpec = {
  /** Folders that exist; they have the same path in the box. */
  readonly writable: readonly string[];
  readonly readable: readonly string[];
  readonly mounts?: readonly BoxMount[];
  /** Folders that the program may change without changing ours; where the kernel can't do that, it only reads them. */
  readonly copies?: readonly BoxCopy[];
  readonly network?: BoxNetwork;
};

export interface Box {
  /** Tries the ways, and proves the one that works, when it is first asked. Never rejects. */
  state(): Promise<BoxState>;
  /** Lets programs run without a box where none can be made. Call it before the first use. */
  allowNone(): void;
}
