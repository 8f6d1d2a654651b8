import type { Holiday, HolidayState } from '@ruta/contracts/holidays/holiday.schema';
import { Heading, monthName, Stack, Text } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { Lines } from '../../../shared/Lines';
import { daysOf, scopeOf } from '../holiday-words';
import { Days, Months } from '../holidays.styles';
import { holidayTexts } from '../holidays.texts';

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

export interface HolidayYearProps {
  year: number;
  holidays: readonly Holiday[];
  states: readonly HolidayState[];
}

/** A year by months, its holidays shaded and named below each month (VC-06). */
export function HolidayYear({ year, holidays, states }: HolidayYearProps) {
  return (
    <Months>
      {MONTHS.map((month) => (
        <Month key={month} month={`${year}-${month}`} holidays={holidays} states={states} />
      ))}
    </Months>
  );
}

function Month({ month, holidays, states }: Omit<HolidayYearProps, 'year'> & { month: string }) {
  const t = useTexts(holidayTexts);
  const locale = useLocale();
  const days = daysIn(month);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const here = holidays.filter(({ start_at, end_at }) => start_at <= last && end_at >= first);
  const offOn = (day: string) => {
    const on = here.filter(({ start_at, end_at }) => start_at <= day && day <= end_at);
    if (on.length === 0) return undefined;
    return on.some(({ meta }) => meta.confirmed) ? 'confirmed' : 'unconfirmed';
  };
  return (
    <Stack gap={2} element="section">
      <Heading level={2} size="S">
        {monthName(month, locale)}
      </Heading>
      <Days aria-hidden="true">
        {days.map((day, index) => (
          <span
            key={day}
            data-off={offOn(day)}
            style={index === 0 ? { gridColumnStart: new Date(day).getUTCDay() + 1 } : undefined}
          >
            {Number(day.slice(-2))}
          </span>
        ))}
      </Days>
      <Lines>
        {here.map((holiday) => (
          <li key={holiday.id}>
            <Text weight="medium">{holiday.name}</Text>
            <Text element="p" variant="caption" tone="muted">
              {[
                daysOf(holiday, t),
                scopeOf(holiday, states, t),
                ...(holiday.meta.confirmed ? [] : [t('unconfirmed')]),
              ].join(' · ')}
            </Text>
          </li>
        ))}
      </Lines>
    </Stack>
  );
}

/** The days of a month `YYYY-MM`. */
const daysIn = (month: string): string[] => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
};
