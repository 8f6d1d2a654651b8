import { lazy, memo, Suspense, use, useId, useState } from 'react';
import { Skeleton, Stack } from '@ruta/design-system';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { ItemMove } from '@ruta/design-system';
import { afterFirstScreen } from '../../../lib/first-screen';
import { useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { ItemMovers } from '../../../shared/moving/movers';
import { BesideAgenda } from '../../../shared/BesideAgenda';
import { agendaTexts } from '../agenda.texts';
import { AgendaBar } from './AgendaBar';
import { AgendaDays } from './AgendaDays';
import { AgendaHolidays } from './AgendaHolidays';
import { AgendaList } from './AgendaList';
import { mayCreateVisit } from '../agenda.calls';
import type { AgendaArea, AgendaShown } from '../agenda.calls';
import type { Pressed } from './AgendaCards';
import { Columns } from './AgendaMonth.styles';
import type { AgendaView, AgendaViewActions } from '../use-agenda-view';
import { beginning } from '../moving';
import type { Moving } from '../moving';
import { useHolidayNotes } from '../use-holiday-notes';
import { useShownDays } from '../use-shown-days';

// Loaded after the month.
const AgendaPending = lazy(async () => ({ default: (await import('./AgendaPending')).AgendaPending }));

// Loaded on demand.
const AgendaCards = lazy(async () => ({ default: (await import('./AgendaCards')).AgendaCards }));
const AgendaMoving = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('./AgendaMoving')).AgendaMoving };
});
const AgendaTime = lazy(async () => ({ default: (await import('./AgendaTime')).AgendaTime }));

/** The same at each render. */
const NONE: readonly AgendaActivity[] = [];

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
  const { me } = useSession();
  const serverToday = useServerToday(me.user_timezone);
  const titleId = useId();
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [move, setMove] = useState<ItemMove>();
  const notes = useHolidayNotes(data);
  const isMovable = use(ItemMovers) !== null;
  const { kind } = view;
  const activities = data?.activities ?? NONE;
  const today = data?.today ?? serverToday;
  const { month, day, shownDay, title, isShown, isTodayShown, step, goToday } = useShownDays({
    ...{ view, actions, today },
    sentMonth: isLoading ? undefined : data?.month,
  });
  const isListOpen = kind === 'list' || (kind === 'month' && view.isListOpen);
  const begin = isMovable
    ? (item: AgendaActivity) => {
        if (!isShown(item.date)) actions.showDay(item.date);
        setMoving(beginning(item, kind !== 'list'));
      }
    : undefined;
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
      onMove={begin}
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
        <AgendaBar
          titleId={titleId}
          title={title}
          kind={kind}
          labels={labels}
          isLoading={isLoading}
          isListOpen={isListOpen}
          onStep={step}
          onToday={goToday}
          onToggleList={actions.toggleList}
          onShowKind={actions.showKind}
        />
        {isMovable && (
          <Suspense>
            <AgendaMoving kind={kind} activities={activities} moving={moving} onMoving={setMoving} onReady={setMove} />
          </Suspense>
        )}
        {kind === 'month' && (
          <AgendaDays
            titledBy={titleId}
            month={month}
            today={today}
            selectedDay={day}
            notes={notes}
            activities={activities}
            isLoading={isLoading}
            onSelectDay={actions.chooseDay}
            onMonthChange={actions.showMonth}
            onToday={goToday}
            onOpenEvent={openItem}
            onOpenDay={(full) => actions.showDay(full, 'day')}
            onCreate={create && ((empty, tile) => create({ day: empty, time: null }, tile))}
            labels={labels}
            move={move}
          />
        )}
        {(kind === 'week' || kind === 'day') && (
          <Suspense fallback={<Skeleton shape="block" height={640} />}>
            <AgendaTime
              titledBy={titleId}
              kind={kind}
              day={shownDay}
              timezone={data && 'school' in data ? data.school.timezone : me.user_timezone}
              notes={notes}
              activities={activities}
              paperTitle={data && 'school' in data ? data.school.name : me.user.fullname}
              isLoading={isLoading}
              onOpenEvent={openItem}
              onPressCell={create}
              onOpenDay={(opened) => actions.showDay(opened, 'day')}
              onStep={step}
              move={move}
            />
          </Suspense>
        )}
        {kind === 'list' && list}
        <AgendaHolidays data={data} notes={notes} isShown={isShown} onRetry={onRetry} isRetrying={isRetrying} />
      </Stack>
      <Stack gap={6}>
        {kind === 'month' && view.isListOpen && list}
        {data !== undefined && 'pending' in data && !data.past && (
          <Suspense>
            <AgendaPending
              area={area}
              data={data}
              today={today}
              isTodayShown={isTodayShown}
              onRetry={onRetry}
              isRetrying={isRetrying}
              onMove={begin}
            />
          </Suspense>
        )}
        {beside}
      </Stack>
      {pressed && (
        <Suspense>
          <AgendaCards
            pressed={pressed}
            area={area}
            data={data}
            schoolId={schoolId}
            onMove={begin}
            onClose={() => setPressed(null)}
          />
        </Suspense>
      )}
    </Columns>
  );
});
