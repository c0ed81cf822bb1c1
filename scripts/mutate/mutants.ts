// Small mistakes that somebody could make in a file. A test should find each of them.
import { parseSync } from '@swc/core';

/** One mistake: the bytes from `start` to `end` become `text`. */
export type Mutant = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
type Range = Pick<Mutant, 'start' | 'end'>;

const OPERATORS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '===': '!==',
    '!==': '===',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '&&': '||',
    '||': '&&',
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
  }),
);

const METHODS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    min: 'max',
    max: 'min',
    find: 'findLast',
    findLast: 'find',
  }),
);
/** Calls that a mistake drops, leaving the value that they are called on. */
const DROPPED: readonly string[] = ['filter', 'slice', 'trim', 'trimEnd', 'toSorted', 'toReversed'];

/** Returns the possible mistakes in a module's code, but none in its types, imports and error messages. */
export function mutantsOf(code: string): readonly Mutant[] {
  const bytes = Buffer.from(code);
  const { body } = parseSync(code, { syntax: 'typescript', target: 'es2023' });
  return nodesIn(body)
    .flatMap((node) => mutantsAt(node, bytes))
    .filter(({ end }) => end > 0);
}

const NO_CODE = /^(?:Ts|Import|Export(?:All|Named))/;

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value) || NO_CODE.test(value.type)) return [];
  const children = isWords(value) ? [] : Object.entries(value);
  const isType = (key: string) => key === 'typeAnnotation' || key === 'typeParams';
  return [value, ...children.flatMap(([key, child]) => (isType(key) ? [] : nodesIn(child)))];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof Object(value).type === 'string';
}

/** True for the message or hint of an error, which tests need not repeat. */
function isWords(node: Node): boolean {
  const { type, key } = node;
  return type === 'KeyValueProperty' && ['message', 'hint'].includes(String(Object(key).value));
}

function mutantsAt(node: Node, bytes: Buffer): readonly Mutant[] {
  const at = rangeOf(node);
  switch (node.type) {
    case 'BinaryExpression':
      return swapOperator(node, bytes);
    case 'UnaryExpression':
      return node.operator === '!' ? [{ ...at, text: textOf(node.argument, bytes) }] : [];
    case 'BooleanLiteral':
      return [{ ...at, text: String(node.value !== true) }];
    case 'NumericLiteral':
      return [{ ...at, text: String(Number(node.value) + 1) }];
    case 'StringLiteral':
      return [{ ...at, text: node.value === '' ? "'changed'" : "''" }];
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map((text) => ({ ...rangeOf(node.test), text: `(${text})` }));
    case 'ArrayExpression':
      return Array.isArray(node.elements) && node.elements.length > 0
        ? [{ ...at, text: '[]' }]
        : [];
    case 'CallExpression':
      return changeCall(node, bytes);
    case 'ExpressionStatement':
      return [{ ...at, text: ';' }];
    default:
      return [];
  }
}

function swapOperator({ left, right, operator }: Node, bytes: Buffer): readonly Mutant[] {
  const { end: start } = rangeOf(left);
  const { start: end } = rangeOf(right);
  if (operator === '??') return [{ start, end: rangeOf(right).end, text: '' }];
  const swapped = OPERATORS.get(String(operator));
  const between = bytes.subarray(start, end).toString();
  return swapped === undefined
    ? []
    : [{ start, end, text: between.replace(String(operator), swapped) }];
}

function changeCall({ callee, ...call }: Node, bytes: Buffer): readonly Mutant[] {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
  const name = String(Object(callee.property).value);
  const other = METHODS.get(name);
  if (other !== undefined) return [{ ...rangeOf(callee.property), text: other }];
  if (!DROPPED.includes(name)) return [];
  return [{ ...rangeOf(call), text: textOf(callee.object, bytes) }];
}

/** Returns a node's range of bytes, counted from 0; the parser counts from 1. */
function rangeOf(node: unknown): Range {
  const { start, end } = Object(Object(node).span);
  return { start: Number(start) - 1, end: Number(end) - 1 };
}

function textOf(node: unknown, bytes: Buffer): string {
  const { start, end } = rangeOf(node);
  return bytes.subarray(start, end).toString();
}
