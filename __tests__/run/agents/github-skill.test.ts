// A skill that lies in GitHub's own folder, in a whole run: rewritten where it is, by squad_skill alone. Real git.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { openRunStage, type RunStage, team, write } from '../a-run.ts';

const path = '.github/skills/utc/SKILL.md';
const skill = (body: string) => `---\nname: utc\ndescription: Times\n---\n\n${body}\n`;

let stage: RunStage;
beforeEach(async () => {
  stage = await openRunStage({ files: { ...team, [path]: skill('Local times.') } });
});
afterEach(() => stage.close());

it('a skill in .github/skills is rewritten there, and the pull request names it before anything else', async () => {
  const { state } = stage.remote.githubServer;
  let refused = '';
  await stage.play({
    request: { command: { kind: 'agent', agent: 'fenster', request: 'keep that' } },
    acts: {
      fenster: [
        async (moment) => {
          const input = { action: 'write', skillName: 'utc', content: skill('Store UTC.') };
          await moment.call('squad_skill', input);
          refused = await write(moment, '.github/skills/mine/SKILL.md', skill('Mine.'));
          return 'Keep times in UTC';
        },
      ],
    },
  });
  const [pull] = [...state.pulls.values()];
  const body = state.threads.get(pull?.number ?? 0)?.body ?? '';
  expect(body).toMatch(
    /^<!-- .* -->\n\*\*This changes what agents are told to do:\*\* `\.github\/skills\/utc\/SKILL\.md`/,
  );
  const branch = pull?.headRef ?? '';
  expect(await stage.remote.remote('show', `${branch}:${path}`)).toContain('Store UTC.');
  expect(refused).toContain('protected');
});
