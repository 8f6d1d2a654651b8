// Runs after leaves.cjs in tests/architecture/run.test.ts.
test('finds no variable that the file before it has set', () => {
  expect(process.env.LEFT_BEHIND).toBeUndefined();
});
