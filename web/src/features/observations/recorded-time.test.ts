import { recordedTime } from './recorded-time';

test.each([
  ['America/Cancun', '2026-11-20 15:30:00', '20-11-2026 10:30'],
  ['America/Mexico_City', '2026-11-20 15:30:00', '20-11-2026 09:30'],
  ['America/Mazatlan', '2026-11-20 15:30:00', '20-11-2026 08:30'],
  ['America/Hermosillo', '2026-11-20 15:30:00', '20-11-2026 08:30'],
  ['America/Tijuana', '2026-11-20 15:30:00', '20-11-2026 07:30'],
  // Its clocks still change in summer.
  ['America/Tijuana', '2026-07-20 15:30:00', '20-07-2026 08:30'],
  ['Europe/Madrid', '2026-11-20 23:30:00', '21-11-2026 00:30'],
])('OBS-05 in %s an observation of %s UTC was recorded at %s', (zone, instant, shown) => {
  expect(recordedTime(instant, zone)).toBe(shown);
});

test('OBS-05 Mexico City shows the server’s hour less one, once', () => {
  const hourIn = (zone: string) => Number(recordedTime('2026-11-20 15:30:00', zone).slice(11, 13));
  expect(hourIn('America/Cancun') - hourIn('America/Mexico_City')).toBe(1);
});
