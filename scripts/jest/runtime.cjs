// Lets Node load what the tests import, once for all test files of a worker, where jest's own runtime loads everything
// again for each file. See environment.mjs.
const { register } = require('node:module');
const { pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');
const { SourceMaps } = require('./typescript.cjs');

register(pathToFileURL(`${__dirname}/hooks.mjs`));
const sourceMaps = new SourceMaps();
let setUps = 0;

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
    const url = pathToFileURL(path).href;
    if (this.#globals === undefined) {
      setUps += 1;
      await import(`${url}?${setUps}`);
      return;
    }
    const { useGlobals } = await import('./globals.mjs');
    useGlobals({ ...this.#globals, jest: this.jestGlobals.jestObjectFor(path) });
    await import(url);
  }
}

module.exports = { __esModule: true, default: NodeRuntime };
