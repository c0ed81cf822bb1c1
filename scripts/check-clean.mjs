// Fails when the working tree differs from the commit, untracked files included, so that dist/ is committed as built.
import { execFileSync } from 'node:child_process';

const status = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], {
  encoding: 'utf8',
});
if (status !== '') {
  console.error(
    `These files differ from the commit:\n${status}\nRun npm run all and commit the result.`,
  );
  process.exitCode = 1;
}
