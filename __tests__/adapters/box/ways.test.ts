import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, it } from '@jest/globals';
import { type BoxUser, countProcesses, describeEachWay, openAs, outputOf } from './box-users.ts';

const sh = (script: string, ...args: string[]) => ['sh', '-c', script, ...args];

/** Waits until a program has begun, which says so by a file. */
async function begun(user: BoxUser): Promise<void> {
  while (!readdirSync(user.worktree).includes('begun')) await pause(20);
}

/** Homes are removed soon after their programs have ended. */
async function expectNoHomes({ temporary }: BoxUser): Promise<void> {
  const homes = join(temporary, 'homes');
  for (let at = 0; at < 100 && readdirSync(homes).length > 0; at += 1) await pause(50);
  expect(readdirSync(homes)).toEqual([]);
}

describeEachWay('the box', (boxCase) => {
  let user: BoxUser;
  beforeAll(async () => {
    user = await openAs(boxCase);
  });

  it('passes the proof', async () => {
    expect(await user.state()).toEqual({ kind: 'on', way: boxCase.way, failed: [] });
  });

  it('runs a program as an ordinary user, who writes to the worktree', async () => {
    const end = await user.run(sh('id -u; echo written > file'));
    expect(end).toMatchObject({ kind: 'exited', code: 0 });
    expect(outputOf(end)).toMatch(/^[1-9]\d*\n$/);
    expect(readFileSync(join(user.worktree, 'file'), 'utf8')).toBe('written\n');
  });

  it('has nothing but the system, the worktree, a home and /tmp', async () => {
    const end = await user.run(sh(`ls -A / /var /var/tmp ${user.temporary}; ls /home /root /run`));
    const names = outputOf(end).match(/^[\w.-]+$/gm) ?? [];
    const expected =
      /^(?:bin|dev|etc|lib\w*|nix|opt|proc|sbin|tmp|usr|var|worktree|homes|(?:home|box-user)-\w+)$/;
    expect(names.filter((name) => !expected.test(name))).toEqual([]);
    for (const name of ['home', 'root', 'run']) {
      expect(outputOf(end)).toContain(`cannot access '/${name}'`);
    }
  });

  it('hides the `.git` of the worktree, which can be neither read nor replaced', async () => {
    const path = join(user.worktree, '.git');
    const script =
      '(mv .git a; rm -rf .git; ln -sf /etc .git; echo x > .git; echo x > .git/x) 2>/dev/null; cat .git .git/*; ls -A .git';
    writeFileSync(path, 'a-secret');
    expect(outputOf(await user.run(sh(script)))).not.toContain('a-secret');
    expect(readFileSync(path, 'utf8')).toBe('a-secret');
    rmSync(path);
    mkdirSync(path);
    writeFileSync(join(path, 'a-secret'), 'a-secret');
    expect(outputOf(await user.run(sh(script)))).not.toContain('a-secret');
    expect(readdirSync(path)).toEqual(['a-secret']);
    rmSync(path, { recursive: true });
  });

  it('hides the `.git` of other checkouts that may be read, or of which there is a copy', async () => {
    const [read, copied] = ['read', 'copied'].map((name) => join(user.temporary, name));
    for (const folder of [read ?? '', copied ?? '']) {
      mkdirSync(join(folder, '.git'), { recursive: true });
      writeFileSync(join(folder, '.git', 'config'), 'a-secret');
      writeFileSync(join(folder, 'tool'), 'a-tool\n');
    }
    const to = join(user.worktree, 'copy');
    mkdirSync(to, { recursive: true });
    const copies = [{ from: copied ?? '', to }];
    const box = { writable: [user.worktree], readable: [read ?? ''], copies };
    const script =
      'for it; do cat "$it/tool"; cat "$it"/.git/*; (mv "$it/.git" "$it/x" && cat "$it"/x/*) 2>&1; done';
    const said = outputOf(await user.run(sh(script, 'sh', read ?? '', to), { box }));
    expect(said.match(/a-tool/g)).toHaveLength(2);
    expect(said).not.toContain('a-secret');
  });

  it('lets no program look into its first process, or change a program through it', async () => {
    const script =
      'for f in exe environ fd/0 fd/1 root/etc/passwd mem maps; do head -c9 /proc/1/$f; ( : >> /proc/1/$f ) && echo written; done';
    const { stdout } = { stdout: undefined, ...(await user.run(sh(script))) };
    expect(stdout).toMatchObject({ text: '' });
  });

  it('gives nobody the rights of a file’s owner or group', async () => {
    const script =
      'cp /usr/bin/id own; chmod u+s own; chmod g+s own; perl -e \'sysopen(F, "opened", 65, 06755)\'; find . -perm /6000; ls own';
    const output = outputOf(await user.run(sh(script)));
    expect(output.match(/Operation not permitted/g)).toHaveLength(2);
    expect(output.replace(/.*Operation not permitted\n/g, '')).toBe('own\n');
  });

  it('is not led out by a link in the place of the home’s folders', async () => {
    const secret = join(user.temporary, 'secret');
    mkdirSync(secret, { recursive: true });
    writeFileSync(join(secret, 'key'), 'a-secret');
    const home = user.makeHome();
    for (const target of [secret, `../../../../../../../../old${secret}`]) {
      const links = `rm -rf $HOME/tmp; ln -s ${target} $HOME/tmp; mkdir -p /tmp/mine`;
      await user.run(sh(links), { home });
      const end = await user.run(sh('ls -A /tmp; cat /tmp/key'), { home });
      expect(outputOf(end)).toMatch(/^mine\n/);
      expect(outputOf(end)).not.toContain('a-secret');
    }
  });

  const LEAVE = `cd
mkdir -p .config/git .cache/pip .npm .local/lib/python3.11/site-packages "$TMPDIR"
for it in .gitconfig .config/git/config .npmrc .bashrc .profile .local/lib/python3.11/site-packages/usercustomize.py \
  .cache/pip/x .npm/x "$TMPDIR/x" /tmp/x /dev/shm/x "$1/x"; do echo left > "$it"; done 2>/dev/null
ls -A ~ /tmp`;
  const FIND = 'find ~ "$TMPDIR" /tmp /dev/shm "$1" -mindepth 1';

  /** A copy of an empty folder, which programs may change. */
  function emptyCopy() {
    const [from, to] = [join(user.temporary, 'empty'), join(user.worktree, 'empty')];
    for (const path of [from, to]) mkdirSync(path, { recursive: true });
    const { uid } = statSync(user.worktree);
    execFileSync('chown', ['-R', `${uid}`, from, to]);
    return { to, box: { writable: [user.worktree], readable: [], copies: [{ from, to }] } };
  }

  it('starts each program in a home, a /tmp and copies that no other has written to', async () => {
    const { to, box } = emptyCopy();
    expect(outputOf(await user.run(sh(LEAVE, 'sh', to), { box }))).toContain('.gitconfig');
    expect(outputOf(await user.run(sh(FIND, 'sh', to), { box }))).toBe('');
    await expectNoHomes(user);
  });

  it('starts programs that are given one home with the same /tmp and copies, and no others', async () => {
    const { to, box } = emptyCopy();
    const [one, other] = [user.makeHome(), user.makeHome()];
    await user.run(sh(LEAVE, 'sh', to), { box, home: one });
    const again = outputOf(await user.run(sh(FIND, 'sh', to), { box, home: one }));
    expect(again).toMatch(/\/\.gitconfig\n[\s\S]*^\/tmp\/x\n/m);
    expect(outputOf(await user.run(sh(FIND, 'sh', to), { box, home: other }))).toBe('');
  });

  it('puts nothing behind a link that a program has made', async () => {
    const from = join(user.temporary, 'from');
    mkdirSync(from, { recursive: true });
    await user.run(sh('mkdir -p real; rm -f link; ln -s real link; ln -sf /etc direct'));
    for (const place of ['link/inner', 'direct']) {
      const to = join(user.worktree, place);
      const box = {
        writable: [user.worktree],
        readable: [],
        mounts: [{ from, to, writable: true }],
      };
      expect(await user.run(sh('true'), { box })).toMatchObject({ kind: 'not-started' });
    }
  });

  it('changes a folder of the checkout in a copy alone, whatever its name is', async () => {
    const checkout = join(user.temporary, 'checkout');
    const secret = join(user.temporary, 'secret');
    for (const folder of [secret, join(checkout, 'modules'), join(checkout, 'modules:..')]) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'here'), 'ours');
    }
    const { uid } = statSync(user.worktree);
    execFileSync('chown', ['-R', `${uid}`, checkout]);
    for (const name of ['modules', 'modules:..']) {
      const [from, to] = [join(checkout, name), join(user.worktree, name)];
      mkdirSync(to, { recursive: true });
      const box = { writable: [user.worktree], readable: [], copies: [{ from, to }] };
      const script =
        'cat "$1/here"; ls "$1"; (echo theirs > "$1/here") 2>/dev/null; ls -A "$1/old"';
      const end = await user.run(sh(script, 'sh', to), { box });
      expect(outputOf(end)).toMatch(/^ourshere\nls: /);
      expect(readFileSync(join(from, 'here'), 'utf8')).toBe('ours');
    }
  });

  it('starts nothing for an argument or a variable with NUL, which would change its description', async () => {
    const more = ['bind', user.temporary, '/opt', 'write', 'arg', 'x', '', ''].join('\0');
    const argument = await user.run(['ls', `/opt\0\0\0${more}`]);
    expect(argument.kind).toBe('not-started');
    const variable = await user.run(sh('ls /opt'), { environment: { A: `1\0\0${more}` } });
    expect(variable.kind).toBe('not-started');
  });

  it('ends whole within two seconds when the call is cancelled', async () => {
    const word = `cancelled-${randomUUID()}`;
    const ending = new AbortController();
    const script = `trap "" TERM; (setsid sh -c 'trap "" TERM; while :; do sleep 1; done' ${word} &); touch begun; while :; do sleep 1; done`;
    const running = user.run([...sh(script), word], { signal: ending.signal });
    await begun(user);
    const started = performance.now();
    ending.abort();
    expect((await running).kind).toBe('aborted');
    expect(await countProcesses(word)).toBe(0);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('ends whole when the action is killed', async () => {
    const killed = await openAs(boxCase);
    const word = `orphan-${randomUUID()}`;
    const script = `(setsid sh -c 'touch begun; while :; do sleep 1; done' ${word} &); while :; do sleep 1; done`;
    void killed.run([...sh(script), word]);
    await begun(killed);
    expect(await countProcesses(word)).toBeGreaterThan(1);
    await killed.kill();
    const until = Date.now() + 2_000;
    while ((await countProcesses(word)) > 0 && Date.now() < until) await pause(50);
    expect(await countProcesses(word)).toBe(0);
  });

  it('opens folders again that a program has closed', async () => {
    const home = user.makeHome();
    await user.run(sh('chmod 000 . $HOME'), { home });
    const end = await user.run(sh('touch $HOME/x ./x'), { home });
    expect(end).toMatchObject({ kind: 'exited', code: 0 });
  });

  it('hands no dump of memory to a program outside', async () => {
    const limits = outputOf(await user.run(['cat', '/proc/self/limits']));
    // sudo has set it to 0, and not everywhere may root raise it.
    const expected = boxCase.way === 'sudo' ? '[01]' : '1';
    expect(limits).toMatch(new RegExp(`^Max core file size +${expected} +${expected} `, 'm'));
  });

  it('takes homes and its folder back, also where programs have closed or nested theirs', async () => {
    const closed = await openAs(boxCase);
    const nest = 'my $n = "d" x 200; for (1 .. 60) { mkdir $n or die; chdir $n or die }';
    const script = `mkdir /tmp/a && touch /tmp/a/b && chmod 000 /tmp/a && cd /tmp && perl -e '${nest}'`;
    expect(await closed.run(sh(script))).toMatchObject({ kind: 'exited', code: 0 });
    await expectNoHomes(closed);
    await closed.closeBox();
    const left = readdirSync(closed.temporary).filter((name) => name.startsWith('squad-box-'));
    expect(left).toEqual([]);
  });

  it('leaves nothing in its folder but what programs share', async () => {
    const folder = readdirSync(user.temporary).find((name) => name.startsWith('squad-box-'));
    const left = readdirSync(join(user.temporary, folder ?? ''));
    expect(left.filter((name) => !['nothing', 'nothing.txt'].includes(name))).toEqual([]);
  });
});
