// Jest's test runner, which also writes the CPU seconds of each test file to the file that TESTS_COSTS names.
const { appendFileSync } = require('node:fs');
const circus = require('jest-circus/runner');
const { costOf } = require('./cost-probe.cjs');

const run = circus.default ?? circus;
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
/** When the file before ended in this worker. What comes after belongs to the next file: its environment is made. */
let ended = cpuSeconds();

module.exports = async function runAndMeasure(globalConfig, config, environment, runtime, testPath, ...rest) {
  try {
    return await run(globalConfig, config, environment, runtime, testPath, ...rest);
  } finally {
    if (process.env.TESTS_COSTS) {
      const line = { project: config.displayName?.name, file: testPath, ...costOf(cpuSeconds() - ended) };
      appendFileSync(process.env.TESTS_COSTS, `${JSON.stringify(line)}\n`);
    }
    ended = cpuSeconds();
  }
};
