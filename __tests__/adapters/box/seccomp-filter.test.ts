import { describe, expect, it } from '@jest/globals';
import { seccompFilter } from '../../../src/adapters/box/seccomp-filter.ts';
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

describe('the filter of system calls', () => {
  it.each(['x64', 'arm64'])(
    'ends in its three answers, and every jump of it leads to an instruction (%s)',
    (name) => {
      const filter = seccompFilter(name);
      const count = filter.length / 8;
      const steps = Array.from({ length: count }, (_, at) => filter.subarray(at * 8, at * 8 + 8));
      const returns = steps.filter((step) => step.readUInt16LE(0) === 6);
      expect(returns.map((step) => step.readUInt32LE(4))).toEqual([
        0x50000 | EPERM,
        0x7fff0000,
        0x50000 | ENOSYS,
      ]);
      const targets = steps.flatMap((step, at) => [
        at + 1 + (step[2] ?? 0),
        at + 1 + (step[3] ?? 0),
      ]);
      expect(Math.max(...targets.slice(0, -6))).toBeLessThan(count);
    },
  );

  it('has no numbers for another processor, and says so', () => {
    expect(() => seccompFilter('riscv64')).toThrow('There is no box for riscv64 yet.');
  });
});
