// Jest's runtime, with the sources of modules kept for all test files of a worker. A test file loads about 1,500 modules and
// would read each of them anew. While Jest watches, files change: then nothing is kept.
const { default: Runtime } = require('jest-runtime');

/** A runtime empties its cache when its test file ends. */
class Kept extends Map {
  clear() {}
}
const sources = new Kept();

module.exports = class SharedSources extends Runtime {
  constructor(...given) {
    const [config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig] = given;
    const isWatching = globalConfig?.watch === true || globalConfig?.watchAll === true;
    if (!isWatching) for (const [file, source] of cacheFS) sources.set(file, source);
    super(config, environment, resolver, transformer, isWatching ? cacheFS : sources, coverage, testPath, globalConfig);
  }
};
