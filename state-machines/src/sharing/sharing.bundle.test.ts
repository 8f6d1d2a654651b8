jest.mock('zod', () => {
  throw new Error('zod was loaded');
});

test('SM-01 the sharing machine and its rules run in the browser without zod', async () => {
  const { sharingMachine } = await import('./sharing.machine');
  await import('./sharing.rules');
  await import('./sharing.labels');
  expect(sharingMachine.id).toBe('sharing');
  await expect(import('./sharing.events')).rejects.toThrow('zod was loaded');
});
