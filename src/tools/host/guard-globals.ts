// Undoes a tool's changes to the global objects that all tools of the process share.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

type Property = { readonly key: PropertyKey; readonly original: PropertyDescriptor };

type GuardedObject = {
  readonly name: string;
  readonly target: object;
  readonly properties: readonly Property[];
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

/** Copies, because a tool may replace these functions too. */
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;

/** Remembers the current state; called before any tool's code has run. */
export function guardGlobals() {
  const all = Object.entries(GUARDED_OBJECTS).map(([name, target]): GuardedObject => {
    const properties = ownKeys(target).flatMap((key) => {
      const original = getOwnPropertyDescriptor(target, key);
      return original === undefined ? [] : [{ key, original }];
    });
    return { name, target, properties };
  });
  return {
    /** Restores everything; returns the names of what could not be restored. */
    restore(): readonly string[] {
      if (restoreAll(all)) syncBuiltinESMExports();
      return all.flatMap(changesOf).map(({ name, key }) => `${name}.${String(key)}`);
    },
  };
}

/** Returns whether anything was changed. Calls no method and iterates over nothing: a tool may have replaced those. */
function restoreAll(all: readonly GuardedObject[]): boolean {
  let isChanged = false;
  for (let place = 0; place < all.length; place += 1) {
    const one = all[place];
    if (one !== undefined && restoreObject(one)) isChanged = true;
  }
  return isChanged;
}

function restoreObject({ target, properties }: GuardedObject): boolean {
  let isChanged = false;
  for (let place = 0; place < properties.length; place += 1) {
    const property = properties[place];
    if (property !== undefined && isChangedIn(target, property)) {
      defineProperty(target, property.key, property.original);
      isChanged = true;
    }
  }
  if (target === Object.prototype) deleteAdditions(properties);
  return isChanged;
}

/** Only those of `Object.prototype`: additions to other objects are harmless, and many are polyfills. */
function deleteAdditions(properties: readonly Property[]): void {
  const keys = ownKeys(Object.prototype);
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place];
    if (key !== undefined && !isAmong(properties, key)) deleteProperty(Object.prototype, key);
  }
}

function isAmong(properties: readonly Property[], key: PropertyKey): boolean {
  for (let place = 0; place < properties.length; place += 1) {
    if (properties[place]?.key === key) return true;
  }
  return false;
}

/** What is changed still, once the methods are ours again. */
function changesOf({ name, target, properties }: GuardedObject) {
  const changed = properties.filter((property) => isChangedIn(target, property));
  const added = target === Object.prototype ? ownKeys(target) : [];
  const keys = [
    ...changed.map(({ key }) => key),
    ...added.filter((key) => !isAmong(properties, key)),
  ];
  return keys.map((key) => ({ name, key }));
}

function isChangedIn(target: object, { key, original }: Property): boolean {
  const now = getOwnPropertyDescriptor(target, key);
  return now?.value !== original.value || now?.get !== original.get || now?.set !== original.set;
}
