// Runs several test files in one context, each in a `describe` of its own, and checks that none leaves anything behind.
const { appendFileSync } = require('node:fs');
const { join, relative } = require('node:path');
const { costOf } = require('./cost-probe.cjs');

const ROOT = join(__dirname, '..');
/** Objects whose members every file shares. */
const SHARED = new Map([
  ['globalThis', globalThis],
  ...[
    'Object',
    'Array',
    'Function',
    'String',
    'Number',
    'Promise',
    'Map',
    'Set',
    'Date',
    'Error',
    'RegExp',
    'Math',
    'JSON',
  ].flatMap((name) => [
    [name, globalThis[name]],
    [`${name}.prototype`, globalThis[name].prototype],
  ]),
]);

// Jest defines Node's globals as getters that replace themselves when they are first read.
for (const key of Reflect.ownKeys(globalThis)) void globalThis[key];

/** Every member of the shared objects, and each variable of the environment, with its value. */
function shared() {
  const members = new Map();
  for (const [name, object] of SHARED) {
    if (object === undefined) continue;
    for (const key of Reflect.ownKeys(object)) {
      const member = Object.getOwnPropertyDescriptor(object, key);
      if (member !== undefined) members.set(`${name}.${String(key)}`, 'value' in member ? member.value : member.get);
    }
  }
  for (const [name, value] of Object.entries(process.env)) members.set(`process.env.${name}`, value);
  return members;
}

/** The names of what differs, in order. */
function differences(before, after) {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !Object.is(before.get(name), after.get(name))).sort();
}

/** Gives the environment back the variables that it had. */
function restoreEnvironment(before) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function runFile(file) {
  const name = relative(ROOT, file);
  describe(name, () => {
    let before;
    let environment;
    let began;
    beforeAll(() => {
      before = shared();
      environment = { ...process.env };
      began = cpuSeconds();
    });
    const loading = cpuSeconds();
    try {
      require(file);
    } catch (error) {
      it('loads', () => {
        throw error;
      });
    }
    const loaded = cpuSeconds() - loading;
    afterAll(() => {
      jest.useRealTimers();
      const left = differences(before, shared());
      restoreEnvironment(environment);
      const costs = process.env.TESTS_COSTS;
      if (costs) appendFileSync(costs, `${JSON.stringify({ file: name, ...costOf(cpuSeconds() - began), loaded })}\n`);
      // A test cannot be added any more; an error in a hook fails the file's tests.
      if (left.length > 0) throw new Error(`${name} leaves behind: ${left.join(', ')}`);
    });
  });
}

module.exports = {
  differences,
  runTogether(files) {
    for (const file of files) runFile(file);
  },
};
