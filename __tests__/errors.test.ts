// Anything that is thrown is told in words, with what to do where the machine lacks something.
import { expect, it } from '@jest/globals';
import { machineFault, describe as tell } from '#src/errors.ts';

it.each([
  ['ENOSPC: no space left on device, write', /disk is full/],
  ['fatal: write error: No space left on device', /disk is full/],
  ['EDQUOT: disk quota exceeded, mkdtemp', /quota is used up/],
  ['spawn git EMFILE', /too few open files/],
  ['ENFILE: file table overflow, open', /too few open files/],
  ['spawn ENOMEM', /too little memory/],
  ['fatal: Out of memory, malloc failed', /too little memory/],
  ['spawn git EAGAIN', /too few processes/],
  ['fatal: unable to fork: Resource temporarily unavailable', /too few processes/],
  ['git was stopped by a signal', /killed a program/],
  ["EROFS: read-only file system, mkdtemp '/t/squad-'", /RUNNER_TEMP/],
  ['EROFS: read-only file system, open', /read-only/],
])('%s is a fault of the machine, with its cause and what to do', (message, words) => {
  const fault = machineFault(message);
  expect(fault?.cause).toMatch(words);
  expect(tell(new Error(message)).hint).toBe(fault?.hint);
});

it.each<[string, unknown, string]>([
  ['no message', new RangeError(), 'RangeError'],
  ['only a code', Object.assign(new Error(''), { code: 'ECONNRESET' }), 'ECONNRESET'],
  [
    'only parts',
    new AggregateError([new Error('connect ECONNREFUSED ::1:80')]),
    'connect ECONNREFUSED ::1:80',
  ],
  ['been no error', 'gone', 'gone'],
])('what has %s is told all the same', (_, thrown, message) => {
  expect(tell(thrown).message).toBe(message);
});
