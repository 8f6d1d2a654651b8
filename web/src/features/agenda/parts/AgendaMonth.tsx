import { lazy, memo, Suspense, use, useId, useState } from 'react';
import { AgendaCalendar, AgendaHeader, Button, Inline, Skeleton, Stack, monthName } from '@ruta/design-system';
import { addDays, addMonths, daysOfWeek, formatDayLong, formatDays, monthOf } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { BesideAgenda } from '../../../shared/BesideAgenda';
import { agendaTexts } from '../agenda.texts';
import { AgendaList } from './AgendaList';
import { countsOf, eventOf } from '../agenda-items';
import { mayCreateVisit } from '../agenda.calls';
import type { AgendaArea, AgendaShown } from '../agenda.calls';
import { AgendaOrigins } from '../origins';
import type { Pressed } from './AgendaCards';
import { Columns } from './AgendaMonth.styles';
import type { AgendaView, AgendaViewActions } from '../use-agenda-view';
import { ViewSwitch } from './ViewSwitch';

// Loaded after the month.
const AgendaPending = lazy(async () => ({ default: (await import('./AgendaPending')).AgendaPending }));

// Loaded on demand.
const AgendaCards = lazy(async () => ({ default: (await import('./AgendaCards')).AgendaCards }));
const AgendaTime = lazy(async () => ({ default: (await import('./AgendaTime')).AgendaTime }));
const LegendModal = lazy(() => import('./AgendaLegendModal').then((file) => ({ default: file.AgendaLegendModal })));

export interface AgendaMonthProps {
  area: AgendaArea;
  /** The previous month stays until the next one has loaded. */
  data: AgendaShown | undefined;
  isLoading: boolean;
  view: AgendaView;
  actions: AgendaViewActions;
  /** Null for an agenda of several schools. */
  schoolId: string | null;
  /** Reloads the screen. */
  onRetry: () => void;
  isRetrying: boolean;
}

/** The agenda as month, week, day or list, with the chosen day's items and the pending ones beside it (AGE-03). */
export const AgendaMonth = memo(function AgendaMonth(props: AgendaMonthProps) {
  const { area, data, isLoading, view, actions, schoolId, onRetry, isRetrying } = props;
  const t = useTexts(agendaTexts);
  const beside = use(BesideAgenda);
  const origins = use(AgendaOrigins);
  const locale = useLocale();
  const { me } = useSession();
  const serverToday = useServerToday(me.user_timezone);
  const titleId = useId();
  const [isLegendOpen, setLegendOpen] = useState(false);
  const [isLegendWanted, setLegendWanted] = useState(false);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const { kind } = view;
  const today = data?.today ?? serverToday;
  const month = view.month ?? (isLoading ? undefined : data?.month) ?? monthOf(today);
  // By default today, in its month.
  const day = view.day ?? (view.isWholeMonth || monthOf(today) !== month ? undefined : today);
  // The day of a grid of hours; one is always shown.
  const shownDay = day ?? (monthOf(today) === month ? today : `${month}-01`);
  const isListOpen = kind === 'list' || (kind === 'month' && view.isListOpen);

  const week = daysOfWeek(shownDay);
  const titles = {
    month: () => monthName(month, locale),
    list: () => monthName(month, locale),
    week: () => formatDays(week[0] ?? shownDay, week[6] ?? shownDay, locale),
    day: () => formatDayLong(shownDay, locale),
  };
  const step = (steps: -1 | 1) => {
    if (kind === 'month' || kind === 'list') actions.showMonth(addMonths(month, steps));
    else actions.showDay(addDays(shownDay, kind === 'week' ? steps * 7 : steps));
  };
  const goToday = () => (kind === 'list' ? actions.showMonth(monthOf(today)) : actions.chooseDay(today));
  const steps = kind === 'week' || kind === 'day' ? (`.${kind}` as const) : '';
  const labels = {
    today: t('today'),
    previous: t(`previous${steps}`),
    next: t(`next${steps}`),
    previousMonth: t('previous'),
    nextMonth: t('next'),
    info: t('info'),
    showList: t('list.show'),
    hideList: t('list.hide'),
  };
  const isTodayShown = {
    month: view.isListOpen && day === today,
    list: monthOf(today) === month,
    week: week.includes(today),
    day: shownDay === today,
  };
  const list = (
    <AgendaList
      area={area}
      data={data}
      isLoading={isLoading}
      month={month}
      today={today}
      day={kind === 'list' ? undefined : day}
      onWholeMonth={actions.forgetDay}
      schoolId={schoolId}
    />
  );
  const openItem = (id: string, mark: Element) => setPressed({ what: 'item', id, mark });
  const isCreator = mayCreateVisit(data) || data?.can.createActivity === true;
  const create = isCreator
    ? (place: { day: string; time: string | null }, mark: Element) => setPressed({ what: 'place', place, mark })
    : undefined;

  return (
    <Columns data-list={isListOpen || undefined}>
      <Stack gap={3}>
        <AgendaHeader
          titleId={titleId}
          title={titles[kind]()}
          labels={labels}
          isLoading={isLoading}
          onStep={step}
          onToday={goToday}
          isListOpen={isListOpen}
          onToggleList={kind === 'month' ? actions.toggleList : undefined}
          onInfo={() => {
            setLegendWanted(true);
            setLegendOpen(true);
          }}
          actions={
            <Inline gap={2} wrap={false}>
              {kind === 'week' && (
                <Button variant="quiet" isDisabled={isLoading} onPress={() => window.print()}>
                  {t('print')}
                </Button>
              )}
              <ViewSwitch kind={kind} onChange={actions.showKind} />
            </Inline>
          }
        />
        {kind === 'month' && (
          <AgendaCalendar
            titledBy={titleId}
            month={month}
            today={today}
            selectedDay={day}
            events={(data?.activities ?? []).map((activity) => eventOf(activity, t, origins))}
            isLoading={isLoading}
            onSelectDay={actions.chooseDay}
            onMonthChange={actions.showMonth}
            onToday={goToday}
            onOpenEvent={openItem}
            onOpenDay={(full) => actions.showDay(full, 'day')}
            onCreate={create && ((empty, tile) => create({ day: empty, time: null }, tile))}
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
        )}
        {(kind === 'week' || kind === 'day') && (
          <Suspense fallback={<Skeleton shape="block" height={640} />}>
            <AgendaTime
              titledBy={titleId}
              kind={kind}
              day={shownDay}
              timezone={data && 'school' in data ? data.school.timezone : me.user_timezone}
              activities={data?.activities ?? []}
              paperTitle={data && 'school' in data ? data.school.name : me.user.fullname}
              isLoading={isLoading}
              onOpenEvent={openItem}
              onPressCell={create}
              onOpenDay={(opened) => actions.showDay(opened, 'day')}
              onStep={step}
            />
          </Suspense>
        )}
        {kind === 'list' && list}
      </Stack>
      <Stack gap={6}>
        {kind === 'month' && view.isListOpen && list}
        {data !== undefined && 'pending' in data && (
          <Suspense>
            <AgendaPending
              area={area}
              data={data}
              today={today}
              isTodayShown={isTodayShown[kind]}
              onRetry={onRetry}
              isRetrying={isRetrying}
            />
          </Suspense>
        )}
        {beside}
      </Stack>
      {pressed && (
        <Suspense>
          <AgendaCards pressed={pressed} area={area} data={data} schoolId={schoolId} onClose={() => setPressed(null)} />
        </Suspense>
      )}
      {isLegendWanted && (
        <Suspense>
          <LegendModal isOpen={isLegendOpen} onOpenChange={setLegendOpen} />
        </Suspense>
      )}
    </Columns>
  );
});
