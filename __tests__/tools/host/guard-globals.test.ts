import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, it } from '@jest/globals';
import { guardGlobals } from '../../../src/tools/host/guard-globals.ts';

const guard = guardGlobals();

afterEach(() => void guard.restore());

describe('the guard of global objects', () => {
  it.each([
    ['a method of arrays', Array.prototype, 'map'],
    ['the iterator of arrays', Array.prototype, Symbol.iterator],
    ['a method of texts', String.prototype, 'replace'],
    ['a method of promises', Promise.prototype, 'then'],
    ['a function of the file system', fs, 'readFileSync'],
    ['a promise of the file system', fs.promises, 'readFile'],
    ['JSON', JSON, 'parse'],
    ['Reflect, which restores', Reflect, 'defineProperty'],
  ])('restores %s that a tool replaced', (_, target: object, key: PropertyKey) => {
    const original = Reflect.get(target, key);
    Object.assign(target, { [key]: () => 'changed' });
    expect(guard.restore()).toEqual([]);
    expect(Reflect.get(target, key)).toBe(original);
  });

  it('restores what a tool deleted', () => {
    const original = Object.getOwnPropertyDescriptor(Map.prototype, 'size');
    Reflect.deleteProperty(Map.prototype, 'size');
    expect(guard.restore()).toEqual([]);
    expect(Object.getOwnPropertyDescriptor(Map.prototype, 'size')).toEqual(original);
  });

  it('removes what a tool added to every object, and lets additions to others be', () => {
    Object.assign(Object.prototype, { isAdmin: true });
    Object.assign(Set.prototype, { polyfill: true });
    try {
      expect(guard.restore()).toEqual([]);
      expect(Reflect.has({}, 'isAdmin')).toBe(false);
      expect(Reflect.has(new Set(), 'polyfill')).toBe(true);
    } finally {
      Reflect.deleteProperty(Set.prototype, 'polyfill');
    }
  });

  it('lets a module that imported a function of the file system by its name see it restored', async () => {
    const original = fs.statSync;
    Object.assign(fs, { statSync: () => undefined });
    syncBuiltinESMExports();
    guard.restore();
    const { statSync } = await import('node:fs');
    expect(statSync).toBe(original);
  });
});

// What can't be restored stays for good: it is done to objects that no other test looks at.
describe('a change that cannot be undone', () => {
  it('is named', () => {
    const added = Symbol('kept');
    Object.defineProperty(Promise, 'withOwn', { value: 1, configurable: true });
    const { restore } = guardGlobals();
    Object.defineProperty(Promise, 'withOwn', { value: 2, configurable: false });
    Object.defineProperty(Object.prototype, added, { value: 1, configurable: false });
    expect(restore()).toEqual(['Object.prototype.Symbol(kept)', 'Promise.withOwn']);
  });
});
