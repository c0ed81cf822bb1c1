import { describe, expect, it } from '@jest/globals';
import { seccompFilter } from '#src/adapters/box/seccomp-filter.ts';
import { describeEachWay, openAs, outputOf } from './box-users.ts';

const [EPERM, ENOSYS] = [1, 38];

/** Calls by their number on this processor; the rest of the arguments is 0. */
const CALLS =
  process.arch === 'arm64'
    ? {
        unshare: 97,
        clone3: 435,
        keyctl: 219,
        io_uring_setup: 425,
        bpf: 280,
        openat2: 437,
        fchmod: 52,
        socket: 198,
      }
    : {
        unshare: 272,
        clone3: 435,
        keyctl: 250,
        io_uring_setup: 425,
        bpf: 321,
        openat2: 437,
        fchmod: 91,
        socket: 41,
      };

const REFUSED: readonly (readonly [string, keyof typeof CALLS, readonly number[], number])[] = [
  ['a new namespace of users', 'unshare', [0x10000000], EPERM],
  ['clone3, whose flags the filter can’t see', 'clone3', [0, 88], ENOSYS],
  ['keyrings', 'keyctl', [0, -3, 0], ENOSYS],
  ['io_uring', 'io_uring_setup', [1, 0], ENOSYS],
  ['bpf', 'bpf', [0, 0, 0], ENOSYS],
  ['openat2, whose mode the filter can’t see', 'openat2', [0, 0, 0, 0], ENOSYS],
  ['a file with its owner’s rights', 'fchmod', [1, 0o4755], EPERM],
  ['a file with its group’s rights', 'fchmod', [1, 0o2755], EPERM],
  ['sockets to the machine around this one', 'socket', [40, 1, 0], EPERM],
  ['sockets of raw packets', 'socket', [17, 3, 0], EPERM],
  ['sockets of the kernel’s ciphers', 'socket', [38, 5, 0], EPERM],
];

describeEachWay('the filter of system calls', (boxCase) => {
  it('refuses what leads out of the box', async () => {
    const user = await openAs(boxCase);
    const calls = REFUSED.map(([, name, args]) => `[${[CALLS[name], ...args].join(',')}]`);
    const script = `for my $call (${calls.join(',')}) { my $got = syscall(shift @$call, map { $_ + 0 } @$call); print $got == -1 ? $! + 0 : "passed", "\\n" }`;
    const answers = outputOf(await user.run(['perl', '-e', script]))
      .trim()
      .split('\n');
    const told = REFUSED.map(([what], at) => `${what}: ${answers[at]}`);
    expect(told).toEqual(REFUSED.map(([what, , , code]) => `${what}: ${code}`));
  });

  const intel = process.arch === 'x64' ? it : it.skip;
  intel('refuses the numbers of x32 programs, and calls of 32-bit programs', async () => {
    const user = await openAs(boxCase);
    // A function in machine code: mov eax, 20 (getpid); int 0x80; ret.
    const script = `
import ctypes, mmap
libc = ctypes.CDLL(None, use_errno=True)
print(libc.syscall(0x40000000 | 39), ctypes.get_errno())
page = mmap.mmap(-1, 4096, prot=7)
page.write(bytes([0xb8, 20, 0, 0, 0, 0xcd, 0x80, 0xc3]))
print(ctypes.CFUNCTYPE(ctypes.c_int)(ctypes.addressof(ctypes.c_char.from_buffer(page)))())`;
    expect(outputOf(await user.run(['/usr/bin/python3', '-c', script]))).toBe(
      `-1 ${ENOSYS}\n-${ENOSYS}\n`,
    );
  });
});

const AUDIT = { x64: 0xc000003e, arm64: 0xc00000b7, i386: 0x40000003 };
const ANSWERS = new Map([
  [0x50000 | EPERM, 'EPERM'],
  [0x50000 | ENOSYS, 'ENOSYS'],
  [0x7fff0000, 'allowed'],
]);

const COMPARE = new Map<number, (held: number, value: number) => boolean>([
  [0x15, (held, value) => held === value],
  [0x35, (held, value) => held >= value],
  [0x45, (held, value) => (held & value) !== 0],
]);

/** Does what the kernel does with a filter: https://docs.kernel.org/networking/filter.html */
function answerOf(filter: Buffer, audit: number, call: number, args: readonly number[] = []) {
  const words = [call, audit, 0, 0, ...args.flatMap((arg) => [arg, 0])];
  let held = 0;
  for (let at = 0; at < filter.length; at += 8) {
    const [code, value] = [filter.readUInt16LE(at), filter.readUInt32LE(at + 4)];
    if (code === 0x06) return ANSWERS.get(value);
    const compare = COMPARE.get(code);
    if (compare === undefined) held = words[value / 4] ?? 0;
    else at += 8 * filter.readUInt8(at + (compare(held, value) ? 2 : 3));
  }
  return 'no answer';
}

describe('the filter of system calls', () => {
  const NEW_USER = 0x10000000;
  it.each([
    ['x64', { read: 0, clone: 56, unshare: 272, socket: 41, openat: 257, last: 0x3fffffff }],
    ['arm64', { read: 63, clone: 220, unshare: 97, socket: 198, openat: 56, last: 0x3fffffff }],
  ] as const)('answers each call as it should (%s)', (name, calls) => {
    const filter = seccompFilter(name);
    const answer = (call: number, args: readonly number[] = []) =>
      answerOf(filter, AUDIT[name], call, args);
    expect(answer(calls.read, [0, 0, 0])).toBe('allowed');
    expect(answer(calls.last)).toBe('allowed');
    expect(answer(0x40000000)).toBe('ENOSYS');
    expect(answer(0xffffffff)).toBe('ENOSYS');
    expect(answerOf(filter, AUDIT.i386, calls.read)).toBe('ENOSYS');
    expect(answer(435)).toBe('ENOSYS');
    for (const call of [calls.clone, calls.unshare]) {
      expect(answer(call, [0x11])).toBe('allowed');
      expect(answer(call, [NEW_USER | 0x11])).toBe('EPERM');
    }
    for (const family of [1, 2, 10, 16]) expect(answer(calls.socket, [family])).toBe('allowed');
    for (const family of [0, 3, 17, 38, 40, 44])
      expect(answer(calls.socket, [family])).toBe('EPERM');
    expect(answer(calls.openat, [0, 0, 0x41, 0o755])).toBe('allowed');
    for (const bits of [0o2000, 0o4000]) {
      expect(answer(calls.openat, [0, 0, 0x41, bits | 0o755])).toBe('EPERM');
    }
  });

  it('has no numbers for another processor, and says so', () => {
    expect(() => seccompFilter('riscv64')).toThrow('There is no box for riscv64 yet.');
  });
});
