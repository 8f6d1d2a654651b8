jest.mock('zod', () => {
  throw new Error('zod was loaded');
});

test('SM-01 the survey machine and its rules run in the browser without zod', async () => {
  const { surveyMachine } = await import('./survey.machine');
  await import('./survey.rules');
  await import('./survey.labels');
  expect(surveyMachine.id).toBe('survey');
  await expect(import('./survey.events')).rejects.toThrow('zod was loaded');
});
