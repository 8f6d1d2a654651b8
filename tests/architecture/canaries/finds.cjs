// Runs after leaves.cjs in tests/architecture/run.test.ts.
test('finds no variable that the file before it has set', () => {
  expect(Object.keys(process.env)).not.toContain('LEFT_BEHIND');
});
