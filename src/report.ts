// What a session says at the end of its turn, field by field, so that nothing has to be read out of its words.
import * as z from 'zod';

const notDoneSchema = z.object({ part: z.string(), why: z.string(), needs: z.string().optional() });

/** A part of a task that was not done, why, and what a person must do about it. */
export type NotDone = Readonly<z.infer<typeof notDoneSchema>>;

const questionSchema = z.object({ text: z.string(), options: z.array(z.string()) });

/** What a session asks people before it can go on. Without options people answer in their own words. */
export type AgentQuestion = Readonly<z.infer<typeof questionSchema>>;

/** The shape of a report, for whoever reads one back. */
export const reportSchema = z.object({
  title: z.string(),
  summary: z.string(),
  notDone: z.array(notDoneSchema),
  question: questionSchema.optional(),
  howToTest: z.string().optional(),
  settles: z.array(z.string()),
  isWholeIssue: z.boolean(),
});

/**
 * A session's report. `title` is one line that says what was changed or found, `summary` is Markdown, `settles` holds the ids
 * of open parts that are done now, and `isWholeIssue` says that the work does all that its issue asks.
 */
export type Report = z.infer<typeof reportSchema> & {
  /** Work that the coordinator hands over with its last words: the reports of those who do it are the answer. */
  readonly delegate?: readonly Delegation[];
};

/** One agent's part of it; `type` is a handoff's, undefined where none was named. */
export type Delegation = {
  readonly to: string;
  readonly task: string;
  readonly type: string | undefined;
  readonly files: readonly string[];
};

/** The report of a session that ended with a text, or with nothing: the text is the summary, its first line the title. */
export function reportOfText(text: string): Report {
  const summary = text.trim();
  const title = withoutMarks(summary.split('\n', 1)[0] ?? '');
  return { title, summary, notDone: [], settles: [], isWholeIssue: false };
}

/** A line's words without the marks of a heading, a list item, a quotation or bold type. */
function withoutMarks(line: string): string {
  const words = line.replace(/^(?:[#>*+\s-]+|\d{1,3}[.)] )/, '').replaceAll('**', '');
  return words.replace(/\s+/g, ' ').trim();
}

/** True for a report that says nothing at all. */
export function isEmptyReport({ title, summary, notDone, question, delegate }: Report): boolean {
  const says = `${title}${summary}`.trim() !== '' || notDone.length > 0 || question !== undefined;
  return !says && delegate === undefined;
}

/** Title and summary as one text; the title is left out where the summary begins with it. */
export function saidText({ title, summary }: Report): string {
  const isTold = summary.startsWith(title) || reportOfText(summary).title === title;
  return (isTold ? summary : `${title}\n\n${summary}`).trim();
}

/** The whole report as Markdown, for colleagues and for the threads that it answers. */
export function reportText(report: Report): string {
  const { notDone, question, howToTest } = report;
  const parts = [
    saidText(report),
    ...notDone.map((part) => `Not done: ${notDoneText(part)}`),
    howToTest === undefined ? '' : `How to test: ${howToTest}`,
    question === undefined ? '' : `Question: ${questionText(question)}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** `deploy it: there is no network; needs: a person who deploys`. */
export function notDoneText({ part, why, needs = '' }: NotDone): string {
  const reason = why.trim() === '' ? '' : `: ${why.trim()}`;
  return `${part.trim()}${reason}${needs.trim() === '' ? '' : `; needs: ${needs.trim()}`}`;
}

/** The question, with its options as a numbered list. */
export function questionText({ text, options }: AgentQuestion): string {
  const items = options.map((option, at) => `${at + 1}. ${option}`);
  return items.length === 0 ? text.trim() : `${text.trim()}\n\n${items.join('\n')}`;
}

/** Applies `change`, such as a mask, to every text of a report. */
export function mapReport(report: Report, change: (text: string) => string): Report {
  const { notDone, question, howToTest } = report;
  return {
    ...report,
    title: change(report.title),
    summary: change(report.summary),
    notDone: notDone.map(({ part, why, needs }) => ({
      part: change(part),
      why: change(why),
      ...(needs === undefined ? {} : { needs: change(needs) }),
    })),
    ...(question === undefined
      ? {}
      : { question: { text: change(question.text), options: question.options.map(change) } }),
    ...(howToTest === undefined ? {} : { howToTest: change(howToTest) }),
  };
}

/** Joins reports into one. The agents' own rows say what each of them left undone. */
export function joinReports(reports: readonly Report[]): Report {
  const [only, ...others] = reports;
  if (only !== undefined && others.length === 0) return only;
  const said = reports.map(saidText).filter((text) => text !== '');
  const questions = reports.flatMap(({ question }) => question ?? []);
  const [asked, ...more] = questions;
  const text = questions.map(questionText).join('\n\n');
  const question = more.length === 0 ? asked : { text, options: [] };
  const merged = { ...reportOfText(said.join('\n\n')), title: only?.title ?? '' };
  return { ...merged, ...(question === undefined ? {} : { question }) };
}
