jest.mock('zod', () => {
  throw new Error('zod was loaded');
});

test('SM-01 the diagnostic’s machine and its rules run in the browser without zod', async () => {
  const { dpiMachine } = await import('./dpi.machine');
  await import('./dpi.rules');
  await import('./pai.rules');
  await import('./dpi.labels');
  expect(dpiMachine.id).toBe('dpi');
  await expect(import('./dpi.events')).rejects.toThrow('zod was loaded');
});
