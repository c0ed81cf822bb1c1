// The port to the box, in which all programs of the repository run.

/** How the box is made. `none`: programs run without one, because a person or the settings said so. */
export type BoxWay = 'bubblewrap' | 'user-namespace' | 'sudo' | 'none';

/** A guarantee that did not hold when the box was tried from inside, and what could be reached. */
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
      /** One sentence; `next` says what to do about it. */
      readonly reason: string;
      readonly next: string;
      readonly failed: readonly FailedWay[];
    };

/** A folder or file of this machine that appears under another path in the box. */
type BoxMount = { readonly from: string; readonly to: string; readonly writable: boolean };

/** A folder of this machine of which a program gets its own copy under another path. */
export type BoxCopy = Omit<BoxMount, 'writable'>;

/** Hosts that may be reached from the box: none, every public one, or those named. */
export type BoxNetwork = 'none' | 'public' | readonly string[];

/** What a program can reach; `all`: it runs without a box, or in none that limits it. */
export type ReachableNetwork = BoxNetwork | 'all';

/** Where programs in the box find the proxy to the hosts: on a loopback of their own, where every port is free. */
export const PROXY_PORT = 3128;

/** Reads `localhost:5432` as a port that programs in the box can have; says why anything else is refused. */
export function readService(place: unknown, refuse: (reason: string) => void): number | undefined {
  const text = typeof place === 'string' ? place : '';
  const port = Number(/^localhost:([1-9]\d{0,4})$/.exec(text)?.[1]);
  if (port < 1_024)
    refuse(`programs in the box can't open port ${port}: give the service one from 1024`);
  else if (port === PROXY_PORT)
    refuse(`the box's own proxy has port ${port}: give the service another`);
  else if (port <= 65_535) return port;
  else refuse('expected "localhost:PORT", with a port from 1024 to 65535');
  return undefined;
}

/** What a program in the box can reach besides the system's folders, which are read-only. Paths are absolute. */
export type BoxSpec = {
  /** Existing folders; they have the same path in the box. */
  readonly writable: readonly string[];
  readonly readable: readonly string[];
  readonly mounts?: readonly BoxMount[];
  /** Folders that the program may change without changing ours; read-only if the kernel can't do that. */
  readonly copies?: readonly BoxCopy[];
  readonly network?: BoxNetwork;
  /** Ports of this machine's loopback that the program finds at its own. */
  readonly services?: readonly number[];
};

export interface Box {
  /** On the first call, tries the ways in turn and tests the one that works. Never rejects. */
  state(): Promise<BoxState>;
  /** Lets programs run without a box if none can be made. Call it before the first use. */
  allowNone(): void;
}
