import { dayIn, monthPage, todays } from './days';

describe('days', () => {
  test.each([
    ['2026-11-20 16:05:00', 'America/Mexico_City', '2026-11-20'],
    ['2026-11-21 05:59:59', 'America/Mexico_City', '2026-11-20'],
    ['2026-11-21 06:00:00', 'America/Mexico_City', '2026-11-21'],
    ['2026-11-21 05:30:00', 'America/Cancun', '2026-11-21'],
    ['2027-01-01 07:30:00', 'America/Tijuana', '2026-12-31'],
    ['2026-12-31 23:30:00', 'Europe/Madrid', '2027-01-01'],
  ])('AGE-02 %s is, in %s, %s', (instant, zone, day) => expect(dayIn(instant, zone)).toBe(day));

  test('the reader’s today and the school’s may differ', () =>
    expect(
      todays(
        { server_time: '2026-11-21 05:30:00', user_timezone: 'America/Mexico_City' },
        { timezone: 'America/Cancun' },
      ),
    ).toEqual({ today: '2026-11-20', school_today: '2026-11-21' }));

  test.each([
    ['2026-11', '2026-11-01', '2026-12-12'], // the 1st is a Sunday
    ['2026-12', '2026-11-29', '2027-01-09'],
    ['2027-01', '2026-12-27', '2027-02-06'],
    ['2028-02', '2028-01-30', '2028-03-11'],
    ['2026-08', '2026-07-26', '2026-09-05'], // the 1st is a Saturday
  ])('AGE-01 the page of %s goes from Sunday %s to Saturday %s', (month, start, end) => {
    expect(monthPage(month)).toEqual({ start, end });
    expect(new Date(start).getUTCDay()).toBe(0);
  });
});
