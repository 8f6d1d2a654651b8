import { dayIn, serverClock } from './clock';

describe('the server’s clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2027-03-02T05:30:00Z') }));
  afterEach(() => jest.useRealTimers());

  test('is the real one unless something else is said', () => {
    expect(serverClock('America/Cancun').now()).toEqual(new Date('2027-03-02T05:30:00Z'));
  });

  test('has the day of the demo in its zone, at the real hour', () => {
    const clock = serverClock('America/Cancun', '2026-11-20');
    expect(dayIn('America/Cancun', clock.now())).toBe('2026-11-20');
    expect(clock.now().toISOString()).toMatch(/T05:30:00/);
  });

  test('is ahead by what it is told, whatever the day, and keeps running', () => {
    const clock = serverClock('America/Cancun', '2026-11-20', -3_600_000);
    expect(clock.now()).toEqual(new Date('2027-03-02T04:30:00Z'));
    jest.advanceTimersByTime(1_000);
    expect(clock.now()).toEqual(new Date('2027-03-02T04:30:01Z'));
  });
});
