// Undoes a tool's changes to the global objects that all tools of the process share.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

export type GlobalsGuard = {
  /** Restores everything; gives the names of what could not be restored. */
  restore(): readonly string[];
};

type GuardedObject = {
  readonly name: string;
  readonly target: object;
  readonly before: ReadonlyMap<PropertyKey, PropertyDescriptor>;
};

const GUARDED_OBJECTS: Readonly<Record<string, object>> = {
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

/** Copied, because a tool may change these too. */
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;

/** Remembers the current state; called before any tool's code has run. */
export function guardGlobals(): GlobalsGuard {
  const all = Object.entries(GUARDED_OBJECTS).map(([name, target]): GuardedObject => {
    const before = Object.entries(Object.getOwnPropertyDescriptors(target));
    return { name, target, before: new Map(before) };
  });
  return {
    restore() {
      const results = all.map(restoreObject);
      if (results.some(({ isChanged }) => isChanged)) syncBuiltinESMExports();
      return results.flatMap(({ unrestored }) => unrestored);
    },
  };
}

type RestoreResult = { readonly isChanged: boolean; readonly unrestored: readonly string[] };

function restoreObject({ name, target, before }: GuardedObject): RestoreResult {
  const changed = [...before].filter(
    ([key, original]) => !isSame(getOwnPropertyDescriptor(target, key), original),
  );
  const notRestored = changed.filter(([key, original]) => !defineProperty(target, key, original));
  // Additions to other objects are harmless; many are polyfills.
  const keys = target === Object.prototype ? ownKeys(target) : [];
  const added = keys.filter((key) => !before.has(key) && !deleteProperty(target, key));
  const unrestored = [...notRestored.map(([key]) => key), ...added];
  return {
    isChanged: changed.length > 0,
    unrestored: unrestored.map((key) => `${name}.${String(key)}`),
  };
}

function isSame(one: PropertyDescriptor | undefined, other: PropertyDescriptor): boolean {
  return one?.value === other.value && one?.get === other.get && one?.set === other.set;
}
