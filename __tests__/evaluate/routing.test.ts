// The routing figure falls when the prompt loses a sentence; a model's answers are a figure of their own.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { scriptSchema } from '../../rehearsal/scenario/model-script.ts';
import { startModel } from '../../rehearsal/scenario/scripted-model.ts';
import {
  askModel,
  keepAnswers,
  modelAccess,
  modelFigure,
} from '../../scripts/evaluate/routing/ask-model.ts';
import { readRoster } from '../../scripts/evaluate/routing/prompt.ts';
import { ROSTERS } from '../../scripts/evaluate/routing/rosters/index.ts';
import { webApp } from '../../scripts/evaluate/routing/rosters/web-app.ts';
import { decidingLine, scoreRosters } from '../../scripts/evaluate/routing/score.ts';
import { routingFigure, routingTable } from '../../scripts/evaluate/routing/table.ts';

describe('the routing figure', () => {
  it('counts at least 60 requests over six rosters, each labelled with agents of its team', async () => {
    expect(ROSTERS.length).toBeGreaterThanOrEqual(6);
    expect(ROSTERS.flatMap(({ requests }) => requests).length).toBeGreaterThanOrEqual(60);
    for (const roster of ROSTERS) {
      const { members } = await readRoster(roster);
      const slugs = members.map(({ slug }) => slug);
      const right = roster.requests.flatMap((request) => request.right);
      expect(right.filter((agent) => !slugs.includes(agent))).toEqual([]);
    }
  });

  it('stands above both baselines, in a table of at most 80 columns', async () => {
    const scored = await scoreRosters(ROSTERS);
    const { requests, decided, keyword, lead } = routingFigure(scored);
    expect(decided / requests).toBeGreaterThan(0.9);
    expect(decided).toBeGreaterThan(Math.max(keyword, lead));
    const widths = routingTable(scored)
      .split('\n')
      .map((line) => line.length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(80);
  });

  it('counts a sentence only beside the name of a right agent', async () => {
    const team = await readRoster(webApp);
    const [request] = webApp.requests;
    if (request === undefined) throw new Error('The roster has no request.');
    const { system } = await team.given(request);
    expect(decidingLine(system, team, request)).toContain('celia');
    expect(decidingLine(system.replace(/calendar/g, ''), team, request)).toBeUndefined();
    expect(decidingLine(system, team, { ...request, right: ['bram'] })).toBeUndefined();
  });
});

describe('a real model', () => {
  const roster = { ...webApp, requests: webApp.requests.slice(0, 2) };

  it('is asked with the same prompts and the same tool, and its answers are kept', async () => {
    const call = { name: 'squad_route', arguments: { targetAgent: 'Celia', task: 'Mend it' } };
    const model = await startModel(
      scriptSchema.parse([{ who: 'coordinator', steps: [{ tools: [call] }] }]),
    );
    const folder = await mkdtemp(join(tmpdir(), 'squad-answers-'));
    try {
      const access = { baseUrl: model.url, apiKey: 'sk-test', model: 'scripted' };
      const answers = await askModel(access, [roster]);
      expect(answers.answers.map(({ chosen, isRight }) => [...chosen, isRight])).toEqual([
        ['celia', true],
        ['celia', false],
      ]);
      expect(modelFigure(answers)).toMatch(
        /^Model scripted, .*: 1 of 2 requests routed correctly$/,
      );
      const file = await keepAnswers(folder, answers);
      expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(answers);
    } finally {
      await model.close();
      await rm(folder, { recursive: true });
    }
  });

  it('that fails is counted as without an answer, never as a wrong one alone', async () => {
    const model = await startModel(
      scriptSchema.parse([{ who: 'coordinator', steps: [{ status: 500 }] }]),
    );
    const access = { baseUrl: model.url, apiKey: '', model: 'scripted' };
    const answers = await askModel(access, [roster]);
    await model.close();
    expect(modelFigure(answers)).toContain('0 of 2 requests routed correctly, 2 without an answer');
  });

  it('is wanted with all that reaches it', () => {
    expect(modelAccess(undefined)).toMatch(/^Set SQUAD_PROVIDER/);
  });
});
