// Squad's own published parsers read what init writes.
import {
  parseCharterMarkdown,
  parseRoutingRulesMarkdown,
  parseTeamMarkdown,
} from '@bradygaster/squad-sdk/parsers';
import { describe, expect, it } from '@jest/globals';
import { planTeam } from '../../src/setup/plan-team.ts';
import { newTeamFiles } from '../../src/setup/team-files.ts';

const stack = {
  projects: [],
  checks: [],
  needsSettings: false,
  steps: [],
  share: [],
  conventions: [],
  style: [],
  isSplit: false,
  notes: [],
};
const plan = planTeam(stack, []);
const files = newTeamFiles({ ...plan, project: 'shop', today: '2026-11-22', stack });
const read = (path: string) => files.get(`.squad/${path}`) ?? '';

describe("Squad's own parsers", () => {
  it('find the three members, besides the coordinator whom they count too', () => {
    const { agents, warnings } = parseTeamMarkdown(read('team.md'));
    expect(agents.map(({ name, role }) => `${name}: ${role}`)).toEqual([
      'squad: Coordinator',
      'ripley: Lead',
      'fenster: Developer',
      'hockney: Tester',
    ]);
    expect(warnings).toEqual([]);
  });

  it('find a rule for every kind of work', () => {
    const { rules, warnings } = parseRoutingRulesMarkdown(read('routing.md'));
    expect(rules.map(({ agents }) => agents)).toEqual([['Ripley'], ['Fenster'], ['Hockney']]);
    expect(warnings).toEqual([]);
  });

  it.each(['ripley', 'fenster', 'hockney'])('read who %s is', (id) => {
    const { identity, ownership } = parseCharterMarkdown(read(`agents/${id}/charter.md`));
    expect(identity.name?.toLowerCase()).toBe(id);
    expect(identity.role).not.toBe('');
    expect(identity.expertise?.length).toBe(3);
    expect(ownership).toContain('- ');
  });
});
