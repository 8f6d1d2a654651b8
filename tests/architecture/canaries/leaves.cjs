// Leaves state behind on purpose: tests/architecture/run.test.ts expects the check of shared test files to find it.
test('leaves a global, a member of a prototype and a variable', () => {
  globalThis.left = 'a global';
  Array.prototype.left = 'a member';
  Object.assign(process.env, { LEFT_BEHIND: 'a variable' });
});
