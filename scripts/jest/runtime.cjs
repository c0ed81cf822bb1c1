// Lets Node load what the tests import: packages once for all test files of a worker, where jest's own runtime loads them
// again for each file. Modules of our own are loaded for each file, unless the option `sharesModules` is set. See
// environment.mjs.
const { register } = require('node:module');
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');
const { SourceMaps } = require('./typescript.cjs');

register(pathToFileURL(`${__dirname}/hooks.mjs`));
const sourceMaps = new SourceMaps();
let entries = 0;

/** The runtime, with the methods that jest calls. */
class NodeRuntime extends Runtime {
  #globals;

  installGetBuiltinModule() {}

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** Loads the part of jest that holds the state of a test file's run, so that each file has its own. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    this.#globals = globals;
  }

  getSourceMaps() {
    return sourceMaps;
  }

  /** Imports a test file or, before jest has made its functions for the tests, a setup file, which runs for each test. */
  async unstable_importModule(path) {
    const isTest = this.#globals !== undefined;
    if (isTest) {
      const { useGlobals } = await import('./globals.mjs');
      useGlobals({ ...this.#globals, jest: this.jestGlobals.jestObjectFor(path) });
    }
    const isShared = isTest && this._config.testEnvironmentOptions.sharesModules === true;
    entries += 1;
    await import(`${pathToFileURL(path)}${isShared ? '' : `?${entries}`}`);
  }
}

module.exports = { __esModule: true, default: NodeRuntime };
