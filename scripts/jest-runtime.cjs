// Jest's runtime, with the sources of modules kept for all test files of a worker. A test file loads about 1,500 modules and
// would read each of them anew.
const { default: Runtime } = require('jest-runtime');

/** A runtime empties its cache when its test file ends. */
class Kept extends Map {
  clear() {}
}
const sources = new Kept();

module.exports = class SharedSources extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, ...rest) {
    for (const [file, source] of cacheFS) sources.set(file, source);
    super(config, environment, resolver, transformer, sources, ...rest);
  }
};
