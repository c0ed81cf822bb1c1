// squad_finish: ends a session's turn with its report, field by field.
import * as z from 'zod';
import type { Delegation, Report } from '#src/report.ts';
import { oneLine } from '#src/text/one-line.ts';
import { defineTool, type ToolConfig, type ToolDefinition } from '../pipeline/define-tool.ts';
import { credentialDenial, finished } from '../pipeline/tool-result.ts';
import { delegationParameters } from './squad-route.ts';

/**
 * Whose turn it ends: the coordinator's, that of an agent who may change files, asked by a person or by the coordinator or a
 * colleague, or that of one who may not.
 */
export type FinishUser = 'coordinator' | 'asked' | 'agent' | 'reader';

const MAX_TITLE = 300;
const MAX_TEXT = 20_000;
const MAX_PART = 1_000;
const MAX_PARTS = 20;
const MAX_OPTIONS = 9;

const said = (max: number) => z.string().regex(/\S/, 'must say something').max(max);

const notDone = z.strictObject({
  part: said(MAX_PART),
  why: z.string().max(MAX_PART).default(''),
  needs: z.string().max(MAX_PART).optional().describe('What a person must do.'),
});

const title = said(MAX_TITLE).describe('What changed, imperative; at most 72 characters.');
const summary = said(MAX_TEXT).describe(
  'For people who did not follow. Say nothing of tests you did not run.',
);
const question = z
  .strictObject({ text: said(4_000), options: z.array(said(300)).max(MAX_OPTIONS).default([]) })
  .optional()
  .describe('For people, only where any choice would be a guess.');
const parts = z
  .array(notDone)
  .max(MAX_PARTS)
  .default([])
  .describe('Parts of the task left undone.');
const settles = z
  .array(z.string().max(40))
  .max(100)
  .default([])
  .describe('Ids of listed open parts that are done now.');
const isWholeIssue = z.boolean().default(false).describe('The work does all that the issue asks.');
const howToTest = z.string().max(2_000).optional().describe('Commands or steps.');

const delegate = z
  .array(delegationParameters)
  .min(1)
  .max(8)
  .optional()
  .describe(
    'Work that agents do side by side now; their reports are the answer, and need no summary.',
  );

const coordinatorFields = z.strictObject({
  title: title.optional(),
  summary: summary.optional(),
  delegate,
  notDone: parts,
  question,
  settles,
  wholeIssue: isWholeIssue,
});
const agentFields = z.strictObject({
  title,
  summary,
  notDone: parts,
  question,
  howToTest,
});
const askedFields = agentFields.extend({ settles, wholeIssue: isWholeIssue });
const readerFields = z.strictObject({ summary, question });

const aliases = { not_done: 'notDone', how_to_test: 'howToTest', whole_issue: 'wholeIssue' };

/** Builds squad_finish with the fields that such a session needs. `isAgent`: true for the name of an agent of the team. */
export function createSquadFinish(
  user: FinishUser,
  isAgent: (name: string) => boolean,
): ToolDefinition {
  switch (user) {
    case 'coordinator':
      return finishTool(coordinatorFieldsFor(isAgent), (fields) => fields);
    case 'asked':
      return finishTool(askedFields, (fields) => fields);
    case 'agent':
      return finishTool(agentFields, (fields) => ({ ...NOTHING_SETTLED, ...fields }));
    case 'reader':
      return finishTool(readerFields, (fields) => ({ ...NOTHING_CHANGED, ...fields }));
  }
}

const NOTHING_SETTLED = { settles: [], wholeIssue: false };
const NOTHING_CHANGED = { notDone: [], ...NOTHING_SETTLED };

function coordinatorFieldsFor(isAgent: (name: string) => boolean) {
  return coordinatorFields.superRefine(({ title: said, summary: words, delegate: work }, check) => {
    if (work === undefined && (said === undefined || words === undefined)) {
      const message = 'needs title and summary, or delegate';
      check.addIssue({ code: 'custom', path: ['summary'], message });
    }
    for (const [at, { targetAgent }] of (work ?? []).entries()) {
      if (isAgent(targetAgent)) continue;
      const message = `names nobody of the team: ${JSON.stringify(targetAgent)}`;
      check.addIssue({ code: 'custom', path: ['delegate', at, 'targetAgent'], message });
    }
  });
}

type FinishFields = Omit<z.output<typeof askedFields>, 'title' | 'summary'> &
  Pick<z.output<typeof coordinatorFields>, 'title' | 'summary' | 'delegate'>;

function finishTool<Schema extends z.ZodType>(
  parameters: Schema,
  fieldsOf: (given: z.output<Schema>) => FinishFields,
): ToolDefinition {
  const config: ToolConfig<Schema> = {
    description: 'End your turn with your report.',
    endsTurn: true,
    parameters,
    aliases,
    handler: async (given, { run }) => {
      const fields = fieldsOf(given);
      if (run.holdsSecret(JSON.stringify(fields))) {
        return credentialDenial('the report', 'squad_finish');
      }
      return finished(reportOf(fields), 'Your turn has ended.');
    },
  };
  return defineTool('squad_finish', config);
}

function reportOf(fields: FinishFields): Report {
  const { summary = '', question, howToTest = '', delegate: work, ...rest } = fields;
  const words = summary.trim();
  return {
    title: oneLine(rest.title ?? words.split('\n', 1)[0] ?? '', MAX_TITLE),
    summary: words,
    notDone: rest.notDone.map(({ needs, ...part }) =>
      needs === undefined ? part : { ...part, needs },
    ),
    settles: rest.settles,
    isWholeIssue: rest.wholeIssue,
    ...(question === undefined ? {} : { question }),
    ...(howToTest.trim() === '' ? {} : { howToTest: howToTest.trim() }),
    ...(work === undefined ? {} : { delegate: work.map(delegationOf) }),
  };
}

function delegationOf({
  targetAgent: to,
  task,
  type,
  files = [],
}: z.output<typeof delegationParameters>): Delegation {
  return { to, task, type, files };
}
