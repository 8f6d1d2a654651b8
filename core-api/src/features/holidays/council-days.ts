import { addDays } from '../../time/clock';

/** Months with an ordinary session of the school's technical council; not July, August, December and April. */
const COUNCIL_MONTHS = ['01', '02', '03', '05', '06', '09', '10', '11'];
const FRIDAY = 5;

/** The days of a year's council sessions: the last Friday of the month that is no holiday by `isFree`. */
export function councilDays(year: number, isFree: (day: string) => boolean): string[] {
  return COUNCIL_MONTHS.map((month) => {
    let day = new Date(Date.UTC(year, Number(month), 0)).toISOString().slice(0, 10);
    while (new Date(day).getUTCDay() !== FRIDAY) day = addDays(day, -1);
    while (!isFree(day) && day > `${year}-${month}-07`) day = addDays(day, -7);
    return day;
  });
}
