import { monthName } from '@ruta/design-system';
import { addDays, addMonths, daysOfWeek, formatDayLong, formatDays, monthOf } from '../../lib/dates';
import { useLocale } from '../../lib/i18n';
import type { AgendaView, AgendaViewActions } from './use-agenda-view';

interface ShownDaysOptions {
  view: AgendaView;
  actions: AgendaViewActions;
  /** The reader's today. */
  today: string;
  /** The month that the server sent, once it is that of the address. */
  sentMonth: string | undefined;
}

/** The days that an agenda shows in its kind of view, their title, and the steps to others. */
export function useShownDays({ view, actions, today, sentMonth }: ShownDaysOptions) {
  const locale = useLocale();
  const { kind } = view;
  const month = view.month ?? sentMonth ?? monthOf(today);
  // By default today, in its month.
  const day = view.day ?? (view.isWholeMonth || monthOf(today) !== month ? undefined : today);
  // The day of a grid of hours; one is always shown.
  const shownDay = day ?? (monthOf(today) === month ? today : `${month}-01`);
  const week = daysOfWeek(shownDay);
  const titles = {
    month: () => monthName(month, locale),
    list: () => monthName(month, locale),
    week: () => formatDays(week[0] ?? shownDay, week[6] ?? shownDay, locale),
    day: () => formatDayLong(shownDay, locale),
  };
  return {
    month,
    /** The chosen day; undefined means the whole month. */
    day,
    shownDay,
    title: titles[kind](),
    /** Whether the calendar shows a day. */
    isShown: (other: string) =>
      ({ month: monthOf(other) === month, list: true, week: week.includes(other), day: other === shownDay })[kind],
    /** Whether today's items are in sight. */
    isTodayShown: {
      month: view.isListOpen && day === today,
      list: monthOf(today) === month,
      week: week.includes(today),
      day: shownDay === today,
    }[kind],
    step: (steps: -1 | 1) => {
      if (kind === 'month' || kind === 'list') actions.showMonth(addMonths(month, steps));
      else actions.showDay(addDays(shownDay, kind === 'week' ? steps * 7 : steps));
    },
    goToday: () => (kind === 'list' ? actions.showMonth(monthOf(today)) : actions.chooseDay(today)),
  };
}
