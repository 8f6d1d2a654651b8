import { use } from 'react';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { TimeGrid } from '@ruta/design-system';
import type { TimeGridProps } from '@ruta/design-system';
import { daysOfWeek, formatDayLong } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useServerMinute, useServerToday } from '../../../lib/session';
import { timedOf } from '../agenda-items';
import { lateTexts } from '../agenda-late.texts';
import { agendaTexts } from '../agenda.texts';
import { AgendaOrigins } from '../origins';
import { WeekPaper } from './WeekPaper';

export interface AgendaTimeProps extends Pick<
  TimeGridProps,
  'titledBy' | 'notes' | 'isLoading' | 'onOpenEvent' | 'onPressCell' | 'onStep' | 'move'
> {
  kind: 'week' | 'day';
  /** The chosen day, or the one that its week is shown of. */
  day: string;
  /** The school's time zone, which the hours are in. */
  timezone: string;
  activities: readonly AgendaActivity[];
  /** Title of the week on paper: the school, or whose agenda it is. */
  paperTitle: string;
  onOpenDay: (day: string) => void;
}

/** A week or a day of the agenda by hours (AGE-01). Hours, today and now are the school's. */
export function AgendaTime({ kind, day, timezone, activities, paperTitle, onOpenDay, ...grid }: AgendaTimeProps) {
  const t = useTexts(agendaTexts);
  const late = useTexts(lateTexts);
  const locale = useLocale();
  const origins = use(AgendaOrigins);
  const days = kind === 'week' ? daysOfWeek(day) : [day];
  const events = activities.map((activity) => timedOf(activity, t, origins));
  return (
    <>
      {kind === 'week' && <WeekPaper of={paperTitle} days={days} events={events} />}
      <TimeGrid
        {...grid}
        days={days}
        today={useServerToday(timezone)}
        now={useServerMinute(timezone)}
        selectedDay={day}
        events={events}
        onOpenDay={kind === 'week' ? onOpenDay : undefined}
        labels={{
          hours: late('hours'),
          allDay: late('all-day'),
          dayName: (shown) => formatDayLong(shown, locale),
          cellName: (shown, time, count) => {
            const place = { day: formatDayLong(shown, locale), time: time ?? late('all-day') };
            return count === 0 ? late('cell.empty', place) : late('cell.full', { ...place, count });
          },
        }}
      />
    </>
  );
}
