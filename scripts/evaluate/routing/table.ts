// The table of the routing figure: the prompt's score, and the baselines next to it.
import type { ScoredRequest } from './score.ts';

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

export type RoutingFigure = {
  readonly requests: number;
  readonly decided: number;
  readonly ruleNames: number;
  readonly keyword: number;
  readonly lead: number;
  readonly largestBytes: number;
};

/** Counts the requests that the prompt decides, and those that each baseline gets right. */
export function routingFigure(scored: readonly ScoredRequest[]): RoutingFigure {
  const count = (holds: (one: ScoredRequest) => boolean) => scored.filter(holds).length;
  const isRight = ({ request }: ScoredRequest, slug: string | undefined) =>
    slug !== undefined && request.right.includes(slug);
  return {
    requests: scored.length,
    decided: count(({ decidedBy }) => decidedBy !== undefined),
    ruleNames: count(({ ruleNames }) => ruleNames),
    keyword: count((one) => isRight(one, one.keyword)),
    lead: count((one) => isRight(one, one.lead)),
    largestBytes: Math.max(0, ...scored.map(({ bytes }) => bytes)),
  };
}

const COLUMNS = ['roster', 'requests', 'in prompt', 'by rule', 'keywords', 'lead', 'bytes'];

/** Renders a line for each roster, the total, and the requests whose deciding sentence the prompt lacks. */
export function routingTable(scored: readonly ScoredRequest[]): string {
  const rosters = [...new Set(scored.map(({ roster }) => roster))];
  const rows = [...rosters, 'all'].map((name) => {
    const own = name === 'all' ? scored : scored.filter(({ roster }) => roster === name);
    return figureRow(name, routingFigure(own));
  });
  const missing = scored.filter(({ decidedBy }) => decidedBy === undefined).map(missingLine);
  const list = missing.length === 0 ? [] : ['', 'Not in the prompt:', ...missing];
  return [...[COLUMNS, ...rows].map(padded), ...list].join('\n');
}

function figureRow(name: string, figure: RoutingFigure): readonly string[] {
  const { requests, decided, ruleNames, keyword, lead, largestBytes } = figure;
  const shares = [decided, ruleNames, keyword, lead].map((part) => percent(part, requests));
  return [name, String(requests), ...shares, String(largestBytes)];
}

function padded(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(20) : cell.padStart(10))).join('');
}

function missingLine({ roster, request: { right, by } }: ScoredRequest): string {
  return `  ${roster}: "${by}", for ${right.join(' or ')}`;
}
