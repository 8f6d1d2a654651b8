import { use } from 'react';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { AgendaCalendar } from '@ruta/design-system';
import type { AgendaCalendarLabels, AgendaCalendarProps } from '@ruta/design-system';
import { formatDayLong } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { countsOf, eventOf } from '../agenda-items';
import { agendaTexts } from '../agenda.texts';
import { AgendaOrigins } from '../origins';

export interface AgendaDaysProps extends Omit<AgendaCalendarProps, 'events' | 'labels'> {
  activities: readonly AgendaActivity[];
  labels: Omit<AgendaCalendarLabels, 'more' | 'dayName'>;
}

/** A month of the agenda by days (AGE-01). */
export function AgendaDays({ activities, labels, ...calendar }: AgendaDaysProps) {
  const t = useTexts(agendaTexts);
  const locale = useLocale();
  const origins = use(AgendaOrigins);
  return (
    <AgendaCalendar
      {...calendar}
      events={activities.map((activity) => eventOf(activity, t, origins))}
      labels={{
        ...labels,
        more: (count) => t('more', { count }),
        dayName: (named, events) => {
          const name = formatDayLong(named, locale);
          return events.length === 0
            ? t('day.empty', { day: name })
            : t('day.full', { day: name, counts: countsOf(events, t) });
        },
      }}
    />
  );
}
