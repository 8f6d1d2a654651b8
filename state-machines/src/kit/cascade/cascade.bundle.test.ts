jest.mock('zod', () => {
  throw new Error('zod was loaded');
});

test('SM-01 the cascade machine and its rules run in the browser without zod', async () => {
  const { cascadeMachine } = await import('./cascade.machine');
  await import('./cascade.rules');
  await import('./cascade.labels');
  expect(cascadeMachine.id).toBe('cascade');
  await expect(import('./cascade.events')).rejects.toThrow('zod was loaded');
});
