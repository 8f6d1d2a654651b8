// Jest's runtime, with what a worker has read and compiled kept for its next test files. A test file loads about 1,500
// modules and would read and compile each of them anew. While Jest watches, files change: then nothing is kept.
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** A runtime empties its cache when its test file ends. */
class Kept extends Map {
  clear() {}
}
const sources = new Kept();

/** Each module's compiled code: a script runs in any context, with the functions that V8 has compiled so far. */
const scripts = new Map();

/**
 * Jest's own `compile` makes a function for one context. This one runs the kept script in the context of the test file,
 * which gives the same function. Jest itself compiles what imports dynamically, because a script kept here would call the
 * runtime that came first, and what has an error of syntax, because it explains that better.
 */
function keepCompiled(executor) {
  const { compile, environment, injectedModuleParameters: parameters } = executor;
  if (typeof compile !== 'function' || typeof environment?.getVmContext !== 'function' || !Array.isArray(parameters)) {
    return;
  }
  const head = `(function (${parameters.join(', ')}) {`;
  executor.compile = (source, filename) => {
    const context = environment.getVmContext();
    if (!context || /\bimport\s*\(/.test(source)) return compile.call(executor, source, filename);
    let kept = scripts.get(filename);
    if (kept?.source !== source || kept.head !== head) {
      try {
        kept = { source, head, script: new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }) };
      } catch {
        return compile.call(executor, source, filename);
      }
      scripts.set(filename, kept);
    }
    return kept.script.runInContext(context);
  };
}

module.exports = class SharedSources extends Runtime {
  constructor(...given) {
    const [config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig] = given;
    const isWatching = globalConfig?.watch === true || globalConfig?.watchAll === true;
    if (!isWatching) for (const [file, source] of cacheFS) sources.set(file, source);
    super(config, environment, resolver, transformer, isWatching ? cacheFS : sources, coverage, testPath, globalConfig);
    // A private part of Jest: where it is missing, Jest compiles.
    if (!isWatching && this.executor) keepCompiled(this.executor);
  }
};
