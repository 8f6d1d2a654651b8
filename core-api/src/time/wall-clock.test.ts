import { toInstant } from './wall-clock';

describe('ACC-07 the instant of a wall clock', () => {
  test.each([
    ['America/Mexico_City', '2026-11-20', '09:00', '2026-11-20 15:00:00'],
    ['America/Tijuana', '2026-11-20', '09:00', '2026-11-20 17:00:00'],
    ['America/Tijuana', '2026-07-20', '09:00', '2026-07-20 16:00:00'],
    ['Europe/Madrid', '2026-12-31', '23:59', '2026-12-31 22:59:00'],
  ])('in %s on %s at %s it is %s in UTC', (zone, date, time, instant) => {
    expect(toInstant(date, time, zone)).toBe(instant);
  });

  test.each([
    ['America/Tijuana', '2026-11-01', '01:30', '2026-11-01 08:30:00'],
    ['Europe/Madrid', '2026-10-25', '02:30', '2026-10-25 00:30:00'],
    ['America/Santiago', '2027-04-03', '23:30', '2027-04-04 02:30:00'],
  ])('an hour that occurs twice in %s on %s at %s is the first', (zone, date, time, instant) => {
    expect(toInstant(date, time, zone)).toBe(instant);
  });

  test.each([
    ['America/Tijuana', '2026-11-01', '00:59', '2026-11-01 07:59:00'],
    ['America/Tijuana', '2026-11-01', '02:00', '2026-11-01 10:00:00'],
  ])('beside it the hours of %s on %s stay: %s', (zone, date, time, instant) => {
    expect(toInstant(date, time, zone)).toBe(instant);
  });

  test.each([
    ['America/Tijuana', '2027-03-14', '02:30'],
    ['Europe/Madrid', '2027-03-28', '02:30'],
  ])('an hour that is skipped in %s on %s at %s is none', (zone, date, time) => {
    expect(toInstant(date, time, zone)).toBeNull();
  });
});
