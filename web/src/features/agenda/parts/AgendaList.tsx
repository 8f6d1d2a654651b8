import { use } from 'react';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { Button, DayAgenda, EmptyState, LinkButton } from '@ruta/design-system';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { dateTexts, formatDayLong, formatMonthInText, relativeLabel } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { agendaTexts } from '../agenda.texts';
import { groupsOf, inOrder, itemOf } from '../agenda-items';
import { creationOf, placeOn } from '../agenda-places';
import { mayCreateVisit } from '../agenda.calls';
import type { AgendaArea, AgendaShown } from '../agenda.calls';
import { AgendaOrigins } from '../origins';
import { ListFrame } from './AgendaMonth.styles';
import { ItemAct } from './ItemAct';

export interface AgendaListProps {
  area: AgendaArea;
  data: AgendaShown | undefined;
  isLoading: boolean;
  /** The month shown, `YYYY-MM`. */
  month: string;
  /** The reader's today. */
  today: string;
  /** The chosen day; undefined means the whole month. */
  day: string | undefined;
  onWholeMonth: () => void;
  /** Null for an agenda of several schools. */
  schoolId: string | null;
  /** Begins to move an item; undefined where nothing is moved. */
  onMove: ((item: AgendaActivity) => void) | undefined;
}

/** The items of the chosen day, or of the month grouped by relative words (AGE-01, AGE-02). */
export function AgendaList(props: AgendaListProps) {
  const { area, data, isLoading, month, today, day, onWholeMonth, schoolId, onMove } = props;
  const t = useTexts(agendaTexts);
  const dates = useTexts(dateTexts);
  const locale = useLocale();
  const { me } = useSession();
  const origins = use(AgendaOrigins);
  const activities = data?.activities ?? [];
  const place = placeOn(day, data && 'school' in data ? data.school_today : today);
  const readerId = me.user.id;
  const monthName = formatMonthInText(month, locale);
  const groups =
    day === undefined
      ? groupsOf(activities, { area, month, today, t, dates, readerId, origins })
      : [
          {
            id: day,
            heading: relativeLabel(day, today, dates),
            note: formatDayLong(day, locale),
            items: inOrder(activities.filter(({ date }) => date === day)).map((activity) =>
              itemOf(activity, { area, t, readerId, isDayKnown: true, origins }),
            ),
          },
        ];
  return (
    <ListFrame data-dimmed={(isLoading && data !== undefined) || undefined}>
      <DayAgenda
        aria-label={
          day === undefined ? t('list.month', { month: monthName }) : t('list.day', { day: formatDayLong(day, locale) })
        }
        groups={groups}
        today={today}
        itemActions={({ id }) => (
          <ItemAct item={activities.find((item) => String(item.id) === id)} area={area} onMove={onMove} />
        )}
        isLoading={isLoading}
        headingLevel={2}
        emptyText={
          <EmptyState
            size="S"
            icon="calendar"
            title={day === undefined ? t('empty.month', { month: monthName }) : t('empty.day')}
            body={day === undefined ? t('empty.month.body') : formatDayLong(day, locale)}
            action={
              schoolId === null ? undefined : mayCreateVisit(data) ? (
                <LinkButton icon="calendarAdd" href={visitsPages.coachVisitCreate.href({ school_id: schoolId }, place)}>
                  {t('visit.new')}
                </LinkButton>
              ) : data?.can.createActivity ? (
                <LinkButton icon="calendarAdd" href={creationOf(area, schoolId, place)}>
                  {t('activity.new')}
                </LinkButton>
              ) : undefined
            }
          />
        }
      />
      {day !== undefined && (
        <Button variant="quiet" icon="calendarDays" onPress={onWholeMonth}>
          {t('list.all')}
        </Button>
      )}
    </ListFrame>
  );
}
