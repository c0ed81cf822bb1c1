// The kernel filter that refuses system calls to programs in the box: https://docs.kernel.org/userspace-api/seccomp_filter.html
import { SquadError } from '#src/errors.ts';

type Architecture = {
  /** AUDIT_ARCH_* of linux/audit.h. */
  readonly audit: number;
  readonly clone: number;
  readonly unshare: number;
  readonly socket: number;
  /** Calls that set a file's mode, and which argument the mode is. */
  readonly modes: readonly (readonly [call: number, argument: number])[];
  /** New namespaces, the user's keyrings, and interfaces of the kernel that no test suite needs. */
  readonly refused: readonly number[];
};

/**
 * The refused calls whose numbers are the same everywhere: io_uring, mounts, openat2 and fchmodat2. Before them, each
 * architecture lists setns, keyctl, add_key, request_key, bpf, perf_event_open and userfaultfd.
 */
const EVERYWHERE = [425, 426, 427, 428, 429, 430, 431, 432, 433, 437, 442, 452];

const ARCHITECTURES: Readonly<Record<string, Architecture>> = {
  x64: {
    audit: 0xc000003e,
    clone: 56,
    unshare: 272,
    socket: 41,
    // open, creat, chmod, fchmod, mknod, openat, mknodat, fchmodat
    modes: [
      [2, 2],
      [85, 1],
      [90, 1],
      [91, 1],
      [133, 1],
      [257, 3],
      [259, 2],
      [268, 2],
    ],
    refused: [308, 250, 248, 249, 321, 298, 323, ...EVERYWHERE],
  },
  arm64: {
    audit: 0xc00000b7,
    clone: 220,
    unshare: 97,
    socket: 198,
    // mknodat, fchmod, fchmodat, openat
    modes: [
      [33, 2],
      [52, 1],
      [53, 2],
      [56, 3],
    ],
    refused: [268, 219, 217, 218, 280, 241, 282, ...EVERYWHERE],
  },
};

const CLONE3 = 435;
/** Numbers of the x32 interface begin here. */
const X32 = 0x40000000;
const CLONE_NEWUSER = 0x10000000;
/**
 * AF_UNIX, AF_INET, AF_INET6, AF_NETLINK. Others lead past the network namespace, as AF_VSOCK does to the machine around
 * this one.
 */
const FAMILIES = [1, 2, 10, 16];

/** Set-user-id and set-group-id. */
const SET_ID = 0o6000;

const LOAD = 0x20;
const JUMP_EQUAL = 0x15;
const JUMP_AT_LEAST = 0x35;
const JUMP_SET = 0x45;
const RETURN = 0x06;
const ALLOW = 0x7fff0000;
const FAIL = 0x00050000;
const EPERM = 1;
const ENOSYS = 38;
/** The offset of its lower half in `struct seccomp_data`. */
const FIRST_ARGUMENT = 16;

type Step = {
  readonly code: number;
  readonly value: number;
  /** The labels to go to if the comparison holds, and if not; by default, the next step follows. */
  readonly yes?: Label;
  readonly no?: Label;
  readonly label?: Label;
};
type Label = 'namespaces' | 'families' | `mode ${number}` | 'allow' | 'forbid' | 'missing';

/** Returns the filter's instructions, 8 bytes each. Throws a SquadError (E_BOX) for a processor whose numbers it lacks. */
export function seccompFilter(architecture: string = process.arch): Buffer {
  const numbers = ARCHITECTURES[architecture];
  if (numbers === undefined) {
    throw new SquadError({ code: 'E_BOX', message: `There is no box for ${architecture} yet.` });
  }
  const { audit, clone, unshare, socket, modes, refused } = numbers;
  const isCall = (value: number, yes: Label): Step => ({ code: JUMP_EQUAL, value, yes });
  const steps: readonly Step[] = [
    { code: LOAD, value: 4 },
    { code: JUMP_EQUAL, value: audit, no: 'missing' },
    { code: LOAD, value: 0 },
    { code: JUMP_AT_LEAST, value: X32, yes: 'missing' },
    ...[...refused, CLONE3].map((value) => isCall(value, 'missing')),
    ...[clone, unshare].map((value) => isCall(value, 'namespaces')),
    ...modes.map(([call, argument]) => isCall(call, `mode ${argument}`)),
    { code: JUMP_EQUAL, value: socket, yes: 'families', no: 'allow' },
    { code: LOAD, value: FIRST_ARGUMENT, label: 'namespaces' },
    { code: JUMP_SET, value: CLONE_NEWUSER, yes: 'forbid', no: 'allow' },
    ...[1, 2, 3].flatMap(modeSteps),
    { code: LOAD, value: FIRST_ARGUMENT, label: 'families' },
    ...FAMILIES.map((value) => isCall(value, 'allow')),
    { code: RETURN, value: FAIL | EPERM, label: 'forbid' },
    { code: RETURN, value: ALLOW, label: 'allow' },
    { code: RETURN, value: FAIL | ENOSYS, label: 'missing' },
  ];
  const way = (from: number, label: Label | undefined) =>
    label === undefined ? 0 : steps.findIndex((step) => step.label === label) - from - 1;
  return Buffer.concat(
    steps.map(({ code, value, yes, no }, at) =>
      instruction(code, way(at, yes), way(at, no), value),
    ),
  );
}

/** Refuses both bits, so that no file can run with its owner's or its group's rights: outside, the owner may be root. */
function modeSteps(argument: number): readonly Step[] {
  return [
    { code: LOAD, value: FIRST_ARGUMENT + 8 * argument, label: `mode ${argument}` },
    { code: JUMP_SET, value: SET_ID, yes: 'forbid', no: 'allow' },
  ];
}

/** `struct sock_filter`: code, jump if true, jump if false, value. */
function instruction(code: number, yes: number, no: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(yes, 2);
  bytes.writeUInt8(no, 3);
  bytes.writeUInt32LE(value, 4);
  return bytes;
}
