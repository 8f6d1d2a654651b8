jest.mock('zod', () => {
  throw new Error('zod was loaded');
});

test('SM-01 the activity machine and its rules run in the browser without zod', async () => {
  const { activityMachine } = await import('./activity.machine');
  await import('./activity.rules');
  await import('./activity.labels');
  expect(activityMachine.id).toBe('activity');
  await expect(import('./activity.events')).rejects.toThrow('zod was loaded');
});
