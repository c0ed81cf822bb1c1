// The command line of `npm run evaluate`.
import { parseArgs } from 'node:util';

export const USAGE = `npm run evaluate -- [mechanics | routing] [options]
  --all            every story; without it one of each kind, chosen by the seed
  --seed <words>   chooses the stories; the same seed chooses the same ones
  --kinds <n>      how many kinds to choose from
  --only <words>   stories and kinds whose name contains these words
  --at-once <n>    stories played at the same time (2)
  --show           with --only: all that people see of each story
  --model          asks the model set by SQUAD_PROVIDER and the like whom it would route to
  --answers <dir>  where to keep its answers (scripts/evaluate/answers)
  --json           the figures as JSON`;

const OPTIONS = {
  all: { type: 'boolean', default: false },
  seed: { type: 'string' },
  kinds: { type: 'string' },
  only: { type: 'string', default: '' },
  'at-once': { type: 'string', default: '2' },
  show: { type: 'boolean', default: false },
  model: { type: 'boolean', default: false },
  answers: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

export type EvaluateOptions = {
  /** The figures to print: mechanics, routing or both. */
  readonly parts: readonly string[];
  readonly all: boolean;
  readonly seed: string;
  /** How many kinds the seed chooses; all when undefined. */
  readonly kinds: number | undefined;
  readonly only: string;
  readonly atOnce: number;
  readonly show: boolean;
  readonly model: boolean;
  readonly answers: string | undefined;
  readonly json: boolean;
};

const PARTS = ['mechanics', 'routing'];

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1;

/** Reads the arguments. Returns a sentence when they make no sense. */
export function readOptions(args: readonly string[]): EvaluateOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    });
    const atOnce = Number(values['at-once']);
    const stranger = positionals.find((part) => !PARTS.includes(part));
    if (stranger !== undefined) return `There are no figures named "${stranger}".`;
    if (!isCount(atOnce)) return '--at-once takes a whole number from 1.';
    const kinds = values.kinds === undefined ? undefined : Number(values.kinds);
    if (kinds !== undefined && !isCount(kinds)) return '--kinds takes a whole number from 1.';
    return {
      parts: positionals.length === 0 ? PARTS : positionals,
      all: values.all,
      seed: values.seed ?? String(Date.now()),
      kinds,
      only: values.only,
      atOnce,
      show: values.show,
      model: values.model,
      answers: values.answers,
      json: values.json,
    };
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}
