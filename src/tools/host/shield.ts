// What all tools of a process share: the language's own objects and Node's. Whoever changes them, it is undone.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

export type Shield = {
  /** Puts everything back; the names of what was changed for good. */
  mend(): readonly string[];
};

type Guarded = {
  readonly name: string;
  readonly target: object;
  readonly before: ReadonlyMap<PropertyKey, PropertyDescriptor>;
};

const SHARED: Readonly<Record<string, object>> = {
  'Object.prototype': Object.prototype,
  'Array.prototype': Array.prototype,
  'String.prototype': String.prototype,
  'Function.prototype': Function.prototype,
  'Promise.prototype': Promise.prototype,
  'Map.prototype': Map.prototype,
  'Set.prototype': Set.prototype,
  'RegExp.prototype': RegExp.prototype,
  Object,
  Array,
  Promise,
  Reflect,
  JSON,
  fs,
  'fs.promises': fs.promises,
};

/** Kept apart: a tool may change these too. */
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;

/** Remembers how things are now: before any tool's code has run. */
export function raiseShield(): Shield {
  const all = Object.entries(SHARED).map(([name, target]): Guarded => {
    const before = Object.entries(Object.getOwnPropertyDescriptors(target));
    return { name, target, before: new Map(before) };
  });
  return {
    mend() {
      const results = all.map(mendOne);
      if (results.some(({ isChanged }) => isChanged)) syncBuiltinESMExports();
      return results.flatMap(({ lasting }) => lasting);
    },
  };
}

type Mended = { readonly isChanged: boolean; readonly lasting: readonly string[] };

function mendOne({ name, target, before }: Guarded): Mended {
  const changed = [...before].filter(
    ([key, was]) => !isSame(getOwnPropertyDescriptor(target, key), was),
  );
  const kept = changed.filter(([key, was]) => !defineProperty(target, key, was));
  // Elsewhere an addition harms nobody: newer methods are often brought along.
  const keys = target === Object.prototype ? ownKeys(target) : [];
  const added = keys.filter((key) => !before.has(key) && !deleteProperty(target, key));
  const lasting = [...kept.map(([key]) => key), ...added];
  return {
    isChanged: changed.length > 0,
    lasting: lasting.map((key) => `${name}.${String(key)}`),
  };
}

function isSame(one: PropertyDescriptor | undefined, other: PropertyDescriptor): boolean {
  return one?.value === other.value && one?.get === other.get && one?.set === other.set;
}
