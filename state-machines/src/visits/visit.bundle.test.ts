jest.mock('zod', () => {
  throw new Error('zod was loaded');
});

test('SM-01 the visit machine and its rules run in the browser without zod', async () => {
  const { visitMachine } = await import('./visit.machine');
  await import('./visit.rules');
  await import('./visit.labels');
  expect(visitMachine.id).toBe('visit');
  await expect(import('./visit.events')).rejects.toThrow('zod was loaded');
});
