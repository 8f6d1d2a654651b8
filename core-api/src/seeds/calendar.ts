import { addDays } from '../time/clock';

/** A school cycle of the demo: its period, and its first and last day. */
export interface CycleDates {
  period: string;
  startYear: number;
  startAt: string;
  endAt: string;
}

/** How many school days back the data files count; near the start of a cycle, far days are moved closer. */
const FAR = 45;
/** Up to this offset, days back are exact. */
const NEAR = 12;
/** Minimum of calendar days of the started cycle before today, for finished visits. */
const BEHIND = 28;
/** With fewer days left than the data files count forward, the cycle is extended by `AHEAD` days. */
const ENOUGH_AHEAD = 22;
const AHEAD = 30;

const monthDay = (day: string) => day.slice(5);
const weekday = (day: string) => new Date(day).getUTCDay();
const yearOf = (day: string) => Number(day.slice(0, 4));
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/** The nth given weekday of a month, from 1; a negative n counts from the end. */
export function nthWeekday(year: number, month: number, wanted: number, nth: number): string {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const matching = Array.from({ length: days }, (_, index) => addDays(first, index)).filter(
    (day) => weekday(day) === wanted,
  );
  return matching.at(nth > 0 ? nth - 1 : nth) ?? first;
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm). */
export function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const shift = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const weeks = Math.floor((golden + 11 * epact + 22 * shift) / 451);
  const total = epact + shift - 7 * weeks + 114;
  const month = Math.floor(total / 31);
  return `${year}-${String(month).padStart(2, '0')}-${String((total % 31) + 1).padStart(2, '0')}`;
}

/** Days without school by calendar year, cached. */
const daysOff = new Map<number, ReadonlySet<string>>();

/** Public holidays, the usual suspensions of November and May, the winter break and two weeks of Easter. */
function isHoliday(day: string): boolean {
  const year = yearOf(day);
  let off = daysOff.get(year);
  if (!off) {
    const monday = addDays(easter(year), -6);
    off = new Set([
      ...['09-16', '11-02', '05-01', '05-05', '05-15'].map((fixed) => `${year}-${fixed}`),
      ...[nthWeekday(year, 11, 1, 3), nthWeekday(year, 2, 1, 1), nthWeekday(year, 3, 1, 3)],
      ...Array.from({ length: 12 }, (_, index) => addDays(monday, index)),
    ]);
    daysOff.set(year, off);
  }
  return off.has(day) || monthDay(day) >= '12-21' || monthDay(day) <= '01-06';
}

/** Whether it is a school day: Monday to Friday, no holiday. */
export const isSchoolDay = (day: string): boolean => weekday(day) % 6 !== 0 && !isHoliday(day);

/** The usual cycle of a school year: from the Monday before classes (the last Monday of August) to 15 July. */
function usualCycle(startYear: number): CycleDates {
  const startAt = addDays(nthWeekday(startYear, 8, 1, -1), -7);
  return { period: `${startYear}-${startYear + 1}`, startYear, startAt, endAt: `${startYear + 1}-07-15` };
}

/**
 * The finished, the started and the pending cycle around a day. The started cycle is the school year. In its first four
 * weeks it starts earlier, and from late June to the end of summer it ends later, so that the demo has a past and a
 * future.
 */
export function cyclesAround(today: string): { previous: CycleDates; current: CycleDates; next: CycleDates } {
  const year = yearOf(today);
  const usual = usualCycle(today >= usualCycle(year).startAt ? year : year - 1);
  const current = {
    ...usual,
    startAt: earlier(usual.startAt, addDays(today, -BEHIND)),
    endAt: addDays(today, ENOUGH_AHEAD) > usual.endAt ? later(usual.endAt, addDays(today, AHEAD)) : usual.endAt,
  };
  const next = usualCycle(usual.startYear + 1);
  return {
    previous: usualCycle(usual.startYear - 1),
    current,
    next: { ...next, startAt: later(next.startAt, addDays(current.endAt, 1)) },
  };
}

/** Months with an ordinary session of the school's technical council; not December and April. */
const COUNCIL_MONTHS = [9, 10, 11, 1, 2, 3, 5, 6];

/** The days of the eight ordinary council sessions: the last Friday of the month that is a school day. */
export function councilDays({ startYear }: CycleDates): string[] {
  return COUNCIL_MONTHS.map((month) => {
    const year = month >= 8 ? startYear : startYear + 1;
    let day = nthWeekday(year, month, 5, -1);
    while (!isSchoolDay(day)) day = addDays(day, -7);
    return day;
  });
}

/** Days by offset: 0 is today (weekends too), 1 the next school day, -1 the previous one. */
export type DayAt = (offset: number) => string;

/**
 * Days by offset for a school. All are within the cycle. Apart from today and the next day none is a council day,
 * because there are no pupils to visit then.
 */
export function dayNames(today: string, cycle: CycleDates): DayAt {
  const councils = new Set(councilDays(cycle));
  const hasPupils = (day: string) => isSchoolDay(day) && !councils.has(day);
  const past: string[] = [];
  for (let day = addDays(today, -1); day >= cycle.startAt; day = addDays(day, -1)) if (hasPupils(day)) past.push(day);

  const squeezed = (back: number) => {
    if (back <= NEAR || past.length >= FAR) return back;
    return NEAR + Math.round(((back - NEAR) * (past.length - NEAR)) / (FAR - NEAR));
  };
  const next = (after: string, counts: (day: string) => boolean): string => {
    const day = addDays(after, 1);
    return counts(day) ? day : next(day, counts);
  };
  return (offset) => {
    if (offset === 0) return today;
    if (offset < 0) return past[Math.min(squeezed(-offset), past.length) - 1] ?? cycle.startAt;
    let day = next(today, isSchoolDay);
    for (let left = offset - 1; left > 0; left -= 1) day = next(day, hasPupils);
    return earlier(day, cycle.endAt);
  };
}
