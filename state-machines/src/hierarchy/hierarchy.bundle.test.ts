jest.mock('zod', () => {
  throw new Error('zod was loaded');
});

test('SM-01 the hierarchy machine and its rules run in the browser without zod', async () => {
  const { hierarchyMachine } = await import('./hierarchy.machine');
  await import('./hierarchy.rules');
  await import('./hierarchy.labels');
  expect(hierarchyMachine.id).toBe('hierarchy');
  await expect(import('./hierarchy.events')).rejects.toThrow('zod was loaded');
});
