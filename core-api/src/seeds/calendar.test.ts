import { councilDays, cyclesAround, dayNames, easter, isSchoolDay } from './calendar';

describe('the calendar', () => {
  test.each([
    ['2026-11-20', '2026-2027', '2026-08-24', '2027-07-15'],
    ['2026-09-21', '2026-2027', '2026-08-24', '2027-07-15'],
    ['2026-08-24', '2026-2027', '2026-07-27', '2027-07-15'],
    ['2027-06-23', '2026-2027', '2026-08-24', '2027-07-15'],
    ['2027-07-15', '2026-2027', '2026-08-24', '2027-08-14'],
    ['2027-08-05', '2026-2027', '2026-08-24', '2027-09-04'],
    ['2028-02-29', '2027-2028', '2027-08-23', '2028-07-15'],
  ])('lays the cycle around %s', (today, period, startAt, endAt) => {
    const { previous, current, next } = cyclesAround(today);
    expect(current).toMatchObject({ period, startAt, endAt });
    expect(previous.endAt < current.startAt && current.endAt < next.startAt && next.startAt < next.endAt).toBe(true);
  });

  test('knows Easter, the days off and the Fridays of the council', () => {
    expect([2026, 2027, 2028].map(easter)).toEqual(['2026-04-05', '2027-03-28', '2028-04-16']);
    for (const off of [
      '2026-09-16',
      '2026-11-16',
      '2026-12-25',
      '2027-02-01',
      '2027-03-15',
      '2027-03-25',
      '2026-11-21',
    ])
      expect(isSchoolDay(off)).toBe(false);
    expect(councilDays(cyclesAround('2026-11-20').current)).toEqual([
      '2026-09-25',
      '2026-10-30',
      '2026-11-27',
      '2027-01-29',
      '2027-02-26',
      '2027-03-19',
      '2027-05-28',
      '2027-06-25',
    ]);
  });

  test('names days: past ones without pupils are skipped, tomorrow is whatever school day comes next', () => {
    const at = dayNames('2026-11-26', cyclesAround('2026-11-26').current);
    expect([-8, -1, 0, 1, 2].map(at)).toEqual(['2026-11-13', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30']);
    expect(dayNames('2026-12-31', cyclesAround('2026-12-31').current)(1)).toBe('2027-01-07');
  });
});
