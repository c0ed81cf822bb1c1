// A reviewer's suggestions are applied only as far as its own tools may edit. Real git, embedded GitHub.
import { afterEach, describe, expect, it } from '@jest/globals';
import type { TurnScript } from '../../coordinator/a-runtime.ts';
import { reviews } from '../../coordinator/a-team-run.ts';
import { openRunStage, type RunStage, routesTo, squadOf, write } from '../a-run.ts';

let stage: RunStage;

afterEach(() => stage.close());

const team = squadOf({ Fenster: 'Backend', Hockney: 'Lead', Verbal: 'Frontend' });
const settings = (tools: object) => ({
  '.squad/config.json': JSON.stringify({
    action: { capabilities: { hockney: ['reviews', 'implements', 'sends'] }, ...tools },
  }),
});
const CHARTER = '.squad/agents/hockney/charter.md';
const LOOKS = ['view', 'squad_review'];

const finding = { path: 'src/login.js', line: 1, severity: 'major', text: 'Empty names pass.' };
const suggests = reviews([
  { verdict: 'changes-requested', findings: [{ ...finding, suggestion: 'check(name)' }] },
]);

/** Fenster writes the form, and asks Hockney, who suggests a line, for a review. Returns which suggestions were applied. */
async function played(files: object, asks: object = {}) {
  stage = await openRunStage({ files: { ...team, ...settings({}), ...files } });
  const fenster: TurnScript = async (moment) => {
    await write(moment, 'src/login.js', 'name\n');
    const asked = { targetAgent: 'hockney', task: 'Look.', type: 'review-request' };
    await moment.call('squad_route', { ...asked, files: ['src/login.js'], ...asks });
    return 'The form is checked now.';
  };
  const acts = {
    coordinator: [routesTo('fenster', 'Done.')],
    fenster: [fenster],
    hockney: [suggests, reviews([{ verdict: 'approved' }])],
    verbal: [async () => 'Later.'],
  };
  const { transcript } = await stage.play({ acts });
  return transcript.reviews[0]?.applied;
}

describe('the lines that a reviewer suggests', () => {
  it('are applied for one who may edit', async () => {
    expect(await played({})).toEqual([0]);
  });

  it.each<[string, object, object]>([
    ['the settings', settings({ tools: { agents: { hockney: LOOKS } } }), {}],
    ['the charter', { [CHARTER]: `---\ntools: [${LOOKS}]\n---\n# Hockney\n` }, {}],
    ['the call', {}, { availableTools: LOOKS }],
  ])(
    'are left to others where %s leave the reviewer no tool to edit with',
    async (_, files, asks) => {
      expect(await played(files, asks)).toEqual([]);
    },
  );
});
