jest.mock('zod', () => {
  throw new Error('zod was loaded');
});

test('SM-01 the machine of a video session and its rules run in the browser without zod', async () => {
  const { sessionBookingMachine } = await import('./booking.machine');
  await import('./booking.rules');
  await import('./booking.labels');
  expect(sessionBookingMachine.id).toBe('sessionBooking');
  await expect(import('./booking.events')).rejects.toThrow('zod was loaded');
});
