import { instantIn } from '../../time/wall-clock';

/** The UTC instants between which a month `YYYY-MM` lies on a school's calendar. */
export const monthIn = (timezone: string, month: string): [string, string] => [
  instantIn(`${month}-01`, '00:00', timezone),
  instantIn(`${monthAfter(month)}-01`, '00:00', timezone),
];

/** The months from one to another, both included; none if the first is later. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
