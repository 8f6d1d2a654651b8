import type { Availability } from '@ruta/contracts/availability/availability.schema';
import { minutesOf } from '@ruta/contracts/availability/limits';
import { PLANNED_WEEK } from '../hours-form';
import { useHoursWords } from '../use-hours-words';
import { Day, Head, Hour, Scale, Week, Window } from './WeekDrawing.styles';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Between two hours that are written beside the drawing. */
const STEP = 3;

/** The hours that the drawing shows: whole ones, at least from eight to fourteen. */
function spanOf(rows: readonly Availability[]): { from: number; to: number } {
  const from = Math.min(8 * HOUR, ...rows.map(({ start_at }) => minutesOf(start_at)));
  const to = Math.max(14 * HOUR, ...rows.map(({ end_at }) => minutesOf(end_at)));
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.min(Math.ceil(to / HOUR) * HOUR, DAY) };
}

/** The week of an agent at a glance. The list beside it says the same in words. */
export function WeekDrawing({ rows }: { rows: readonly Availability[] }) {
  const { weekday } = useHoursWords();
  const { from, to } = spanOf(rows);
  const share = (minutes: number) => `${((minutes - from) / (to - from)) * 100}%`;
  const hours = Array.from({ length: Math.floor((to - from) / HOUR / STEP) + 1 }, (_, at) => from / HOUR + at * STEP);
  return (
    <Week aria-hidden="true">
      <Head />
      {PLANNED_WEEK.map((day) => (
        <Head key={day}>{weekday(day).slice(0, 3)}</Head>
      ))}
      <Scale>
        {hours.map((hour) => (
          <Hour key={hour} style={{ insetBlockStart: share(hour * HOUR) }}>
            {String(hour).padStart(2, '0')}:00
          </Hour>
        ))}
      </Scale>
      {PLANNED_WEEK.map((day) => (
        <Day key={day}>
          {rows
            .filter((row) => row.weekday === day)
            .map(({ id, start_at, end_at }) => (
              <Window
                key={id}
                style={{
                  insetBlockStart: share(minutesOf(start_at)),
                  insetBlockEnd: `calc(100% - ${share(minutesOf(end_at))})`,
                }}
              />
            ))}
        </Day>
      ))}
    </Week>
  );
}
