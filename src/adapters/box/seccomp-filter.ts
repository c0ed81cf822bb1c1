// The system calls that a program in the box is refused, as a filter of the kernel: https://docs.kernel.org/userspace-api/seccomp_filter.html
import { SquadError } from '../../errors.ts';

type Architecture = {
  /** AUDIT_ARCH_* of linux/audit.h. */
  readonly audit: number;
  readonly clone: number;
  readonly unshare: number;
  /** New namespaces, keyrings of the user, and interfaces of the kernel that no test suite needs. */
  readonly refused: readonly number[];
};

/** setns, keyctl, add_key, request_key, bpf, perf_event_open, userfaultfd, and the numbers that are the same everywhere. */
const EVERYWHERE = [425, 426, 427, 428, 429, 430, 431, 432, 442];

const ARCHITECTURES: Readonly<Record<string, Architecture>> = {
  x64: {
    audit: 0xc000003e,
    clone: 56,
    unshare: 272,
    refused: [308, 250, 248, 249, 321, 298, 323, ...EVERYWHERE],
  },
  arm64: {
    audit: 0xc00000b7,
    clone: 220,
    unshare: 97,
    refused: [268, 219, 217, 218, 280, 241, 282, ...EVERYWHERE],
  },
};

const CLONE3 = 435;
/** Numbers of the x32 interface begin here. */
const X32 = 0x40000000;
const CLONE_NEWUSER = 0x10000000;

const LOAD = 0x20;
const JUMP_EQUAL = 0x15;
const JUMP_AT_LEAST = 0x35;
const JUMP_SET = 0x45;
const RETURN = 0x06;
const ALLOW = 0x7fff0000;
const FAIL = 0x00050000;
const EPERM = 1;
const ENOSYS = 38;

/** The filter's instructions, 8 bytes each. Throws a SquadError (E_BOX) on a processor that it has no numbers for. */
export function seccompFilter(architecture: string = process.arch): Buffer {
  const numbers = ARCHITECTURES[architecture];
  if (numbers === undefined) {
    throw new SquadError({ code: 'E_BOX', message: `There is no box for ${architecture} yet.` });
  }
  const { audit, clone, unshare, refused } = numbers;
  const simple = [...refused, CLONE3];
  // From the end: ENOSYS, EPERM, ALLOW; before them the test of the flags, before that one jump for each call.
  const flags = 4 + simple.length + 2;
  const allow = flags + 2;
  const [forbid, missing] = [allow + 1, allow + 2];
  const jump = (code: number, at: number, value: number, target: number) =>
    instruction(code, target - at - 1, 0, value);
  return Buffer.concat([
    instruction(LOAD, 0, 0, 4),
    instruction(JUMP_EQUAL, 0, missing - 2, audit),
    instruction(LOAD, 0, 0, 0),
    jump(JUMP_AT_LEAST, 3, X32, missing),
    ...simple.map((number, index) => jump(JUMP_EQUAL, 4 + index, number, missing)),
    jump(JUMP_EQUAL, flags - 2, clone, flags),
    instruction(JUMP_EQUAL, 0, allow - flags, unshare),
    instruction(LOAD, 0, 0, 16),
    instruction(JUMP_SET, forbid - (flags + 2), 0, CLONE_NEWUSER),
    instruction(RETURN, 0, 0, ALLOW),
    instruction(RETURN, 0, 0, FAIL | EPERM),
    instruction(RETURN, 0, 0, FAIL | ENOSYS),
  ]);
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
