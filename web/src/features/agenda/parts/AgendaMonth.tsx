import { lazy, memo, Suspense, use, useState } from 'react';
import { AgendaCalendar, Stack } from '@ruta/design-system';
import { formatDayLong, monthOf } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { BesideAgenda } from '../../../shared/BesideAgenda';
import { agendaTexts } from '../agenda.texts';
import { AgendaList } from './AgendaList';
import { countsOf, eventOf } from '../agenda-items';
import type { AgendaArea, AgendaReply } from '../agenda.calls';
import { Columns } from './AgendaMonth.styles';
import type { AgendaView, AgendaViewActions } from '../use-agenda-view';

// Loaded after the month.
const AgendaPending = lazy(async () => ({ default: (await import('./AgendaPending')).AgendaPending }));

// Loaded on demand.
const AgendaItemCard = lazy(async () => ({ default: (await import('./AgendaItemCard')).AgendaItemCard }));
const LegendModal = lazy(() => import('./AgendaLegendModal').then((file) => ({ default: file.AgendaLegendModal })));

export interface AgendaMonthProps {
  area: AgendaArea;
  /** The previous month stays until the next one has loaded. */
  data: AgendaReply | undefined;
  isLoading: boolean;
  view: AgendaView;
  actions: AgendaViewActions;
  schoolId: string;
  /** Reloads the screen. */
  onRetry: () => void;
  isRetrying: boolean;
}

/** The calendar with the list of the chosen day or of the month, and the pending items (AGE-03). */
export const AgendaMonth = memo(function AgendaMonth(props: AgendaMonthProps) {
  const { area, data, isLoading, view, actions, schoolId, onRetry, isRetrying } = props;
  const t = useTexts(agendaTexts);
  const beside = use(BesideAgenda);
  const locale = useLocale();
  const { me } = useSession();
  const serverToday = useServerToday(me.user_timezone);
  const [isLegendOpen, setLegendOpen] = useState(false);
  const [isLegendWanted, setLegendWanted] = useState(false);
  const [pressed, setPressed] = useState<{ id: string; mark: Element } | null>(null);
  const today = data?.today ?? serverToday;
  const month = view.month ?? (isLoading ? undefined : data?.month) ?? monthOf(today);
  // By default today, in its month.
  const day = view.day ?? (view.isWholeMonth || monthOf(today) !== month ? undefined : today);
  const pressedItem = pressed && data?.activities.find(({ id }) => String(id) === pressed.id);

  return (
    <Columns data-list={view.isListOpen || undefined}>
      <AgendaCalendar
        month={month}
        today={today}
        selectedDay={day}
        events={(data?.activities ?? []).map((activity) => eventOf(activity, t))}
        isLoading={isLoading}
        onSelectDay={actions.chooseDay}
        onMonthChange={actions.showMonth}
        onOpenEvent={(id, mark) => setPressed({ id, mark })}
        onToday={() => actions.chooseDay(today)}
        isListOpen={view.isListOpen}
        onToggleList={actions.toggleList}
        onInfo={() => {
          setLegendWanted(true);
          setLegendOpen(true);
        }}
        labels={{
          today: t('today'),
          previousMonth: t('previous'),
          nextMonth: t('next'),
          info: t('info'),
          showList: t('list.show'),
          hideList: t('list.hide'),
          more: (count) => t('more', { count }),
          dayName: (day, events) => {
            const name = formatDayLong(day, locale);
            return events.length === 0
              ? t('day.empty', { day: name })
              : t('day.full', { day: name, counts: countsOf(events, t) });
          },
        }}
      />
      <Stack gap={6}>
        {view.isListOpen && (
          <AgendaList
            area={area}
            data={data}
            isLoading={isLoading}
            month={month}
            today={today}
            day={day}
            onWholeMonth={actions.forgetDay}
            schoolId={schoolId}
          />
        )}
        {data !== undefined && (
          <Suspense>
            <AgendaPending
              area={area}
              data={data}
              today={today}
              isTodayShown={view.isListOpen && day === today}
              onRetry={onRetry}
              isRetrying={isRetrying}
            />
          </Suspense>
        )}
        {beside}
      </Stack>
      {pressed && pressedItem && (
        <Suspense>
          <AgendaItemCard
            key={pressed.id}
            area={area}
            item={pressedItem}
            mark={pressed.mark}
            onClose={() => setPressed(null)}
          />
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
