jest.mock('zod', () => {
  throw new Error('zod was loaded');
});

test('SM-01 the session machine and its rules run in the browser without zod', async () => {
  const { sessionMachine } = await import('./session.machine');
  await import('./session.rules');
  await import('./session.labels');
  expect(sessionMachine.id).toBe('session');
  await expect(import('./session.events')).rejects.toThrow('zod was loaded');
});
