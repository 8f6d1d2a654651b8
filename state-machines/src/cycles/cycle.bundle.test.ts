jest.mock('zod', () => {
  throw new Error('zod was loaded');
});

test('SM-01 the cycle machine and its rules run in the browser without zod', async () => {
  const { cycleMachine } = await import('./cycle.machine');
  await import('./cycle.rules');
  await import('./cycle.labels');
  expect(cycleMachine.id).toBe('cycle');
  await expect(import('./cycle.events')).rejects.toThrow('zod was loaded');
});
