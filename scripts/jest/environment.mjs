// The world in which jest runs a test file: the worker's own, as the file found it. Jest's usual one is a new context of
// V8, into which every file loads all modules again: more work than most tests are.
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** What jest leaves for a file in the global object. */
const LEFT = ['EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL'].map((name) => Symbol.for(name));
const moduleMocker = new ModuleMocker(globalThis);

/** The environment, with the members that jest asks for. */
// biome-ignore lint/style/noDefaultExport: jest loads it by this name
export default class OwnWorld {
  global = globalThis;
  moduleMocker = moduleMocker;
  #variables = { ...process.env };
  #found = { exit: process.exit, exitCode: process.exitCode };
  #console = console;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  setup() {}

  /** Puts back what a test file, and jest for it, may have changed. */
  teardown() {
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env)) {
      if (!Object.hasOwn(this.#variables, name)) delete process.env[name];
    }
    Object.assign(process.env, this.#variables);
    Object.assign(process, this.#found);
    globalThis.console = this.#console;
    for (const symbol of LEFT) delete globalThis[symbol];
  }

  getVmContext() {
    return null;
  }
}
