// How swc compiles a file for the tests, and where each line of it was.
const { mkdtempSync, readFileSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { fileURLToPath } = require('node:url');
const { transformSync } = require('@swc/core');

/** Swc's options for the tests and for what they import. */
const COMPILER_OPTIONS = {
  swcrc: false,
  jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
  module: { type: 'es6' },
};

/** The source maps that jest asks for when it shows where an error arose. Makes each when it is first asked for. */
class SourceMaps extends Map {
  #folder;

  get(url) {
    const [address] = url.split('?');
    const isOurs = address.startsWith('file:') && address.endsWith('.ts');
    if (isOurs && !this.has(url)) this.set(url, this.#write(address));
    return super.get(url);
  }

  #write(url) {
    const filename = fileURLToPath(url);
    const options = { ...COMPILER_OPTIONS, filename, sourceMaps: true };
    const { map } = transformSync(readFileSync(filename, 'utf8'), options);
    this.#folder ??= mkdtempSync(join(tmpdir(), 'source-maps-'));
    const file = join(this.#folder, `${this.size}.map`);
    writeFileSync(file, map);
    return file;
  }
}

module.exports = { COMPILER_OPTIONS, SourceMaps };
