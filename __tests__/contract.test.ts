import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { NoOperationTraceWriter } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { readInputs } from '#src/inputs.ts';

const text = readFileSync('action.yml', 'utf8');
const described = z.object({ description: z.string().min(20) });
const action = z
  .strictObject({
    name: z.string(),
    description: z.string().max(125),
    author: z.string(),
    branding: z.strictObject({ icon: z.string(), color: z.string() }),
    inputs: z.record(z.string(), described.extend({ default: z.string().optional() }).strict()),
    outputs: z.record(z.string(), described.strict()),
    runs: z.strictObject({ using: z.literal('node24'), main: z.literal('dist/main.js') }),
  })
  .parse(parse(text));

/** Reads the inputs and tells which were asked for. */
function asked(given: (name: string) => string) {
  const names: string[] = [];
  const inputs = readInputs((name) => {
    names.push(name);
    return name === 'github-token' ? 'token' : given(name);
  });
  return { names: new Set(names), inputs };
}

describe('the contract', () => {
  it("is valid to GitHub's own parser of action.yml", () => {
    const { context } = parseAction(
      { name: 'action.yml', content: text },
      new NoOperationTraceWriter(),
    );
    expect(context.errors.getErrors().map((error) => error.message)).toEqual([]);
  });

  it('has the same inputs in action.yml and in the code', () => {
    expect(asked(() => '').names).toEqual(new Set(Object.keys(action.inputs)));
  });

  it('has the same defaults in action.yml and in the code', () => {
    const fromAction = asked((name) => action.inputs[name]?.default ?? '');
    expect(fromAction.inputs).toEqual(asked(() => '').inputs);
  });

  it('gives every default in action.yml that the code has', () => {
    const without = Object.keys(action.inputs).filter((name) => !action.inputs[name]?.default);
    const empty = Object.values(asked(() => '').inputs).filter(
      (value) => value === undefined || (Array.isArray(value) && value.length === 0),
    );
    expect(without).toHaveLength(empty.length);
  });

  it("takes the job's own token when none is given", () => {
    expect(action.inputs['github-token']?.default).toMatch(/^\$\{\{ github\.token \}\}$/);
  });

  it('has its inputs, its outputs and the example workflows in docs/ as they are', () => {
    const check = () => execFileSync(process.execPath, ['scripts/docs.mjs', '--check']);
    expect(check).not.toThrow();
  });
});
