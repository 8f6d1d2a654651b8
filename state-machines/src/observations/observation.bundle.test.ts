jest.mock('zod', () => {
  throw new Error('zod was loaded');
});

test('SM-01 the observation machine and its rules run in the browser without zod', async () => {
  const { observationMachine } = await import('./observation.machine');
  await import('./observation.rules');
  await import('./observation.labels');
  expect(observationMachine.id).toBe('observation');
  await expect(import('./observation.events')).rejects.toThrow('zod was loaded');
});
