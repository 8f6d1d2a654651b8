import { useMemo } from 'react';
import { MonthView } from 'react-calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { AgendaCalendarProps, AgendaEvent } from './AgendaCalendar.types';
import { momentOf } from './AgendaCalendar.types';
import { dayOf, inWeeks, localDate, monthOf } from './calendarDays';
import { LoadingLine } from '../LoadingLine';
import { EventChip, EventShape } from './EventMark';
import { Frame, Marks, More, OwnedGrid, Shapes, Wide } from './MonthGrid.styles';
import { useDateGrid } from './useDateGrid';

const SHOWN = 3;

type MonthGridProps = Pick<
  AgendaCalendarProps,
  'month' | 'today' | 'selectedDay' | 'events' | 'onSelectDay' | 'onMonthChange' | 'isLoading' | 'labels'
> & { titleId: string };

/**
 * react-calendar's month as an ARIA grid. Its 42 tiles are one flat run of buttons without rows, so a grid of empty
 * rows lies over it and owns them week by week (`aria-owns`).
 */
export function MonthGrid(props: MonthGridProps) {
  const {
    month,
    today,
    selectedDay = null,
    events,
    onSelectDay,
    onMonthChange,
    isLoading = false,
    labels,
    titleId,
  } = props;
  const { locale } = useLocale();
  const eventsOf = (day: string) => events.filter((event) => event.day === day);

  const { frame, days, cellId, weekdayId, onKeyDown, onFocus } = useDateGrid({
    month,
    today,
    selectedDay,
    isLoading,
    nameOf: (day) => labels.dayName(day, eventsOf(day)),
    onMonthChange,
  });
  const [shortWeekday, longWeekday] = useMemo(() => [weekdayIn(locale, 'short'), weekdayIn(locale, 'long')], [locale]);

  const choose = (date: Date) => {
    const day = dayOf(date);
    const isElsewhere = monthOf(day) !== month;
    if (isElsewhere && isLoading) return;
    onSelectDay(day);
    if (isElsewhere) onMonthChange(monthOf(day));
  };

  return (
    <Frame ref={frame} onKeyDown={onKeyDown} onFocus={onFocus} data-loading={isLoading || undefined}>
      <OwnedGrid role="grid" aria-labelledby={titleId} aria-busy={isLoading}>
        <div role="row" aria-owns={[0, 1, 2, 3, 4, 5, 6].map(weekdayId).join(' ')} />
        {inWeeks(days).map((week) => (
          <div key={week[0]} role="row" aria-owns={week.map(cellId).join(' ')} />
        ))}
      </OwnedGrid>
      {isLoading ? <LoadingLine /> : null}
      <MonthView
        activeStartDate={localDate(`${month}-01`)}
        calendarType="gregory"
        showFixedNumberOfWeeks
        locale={locale}
        formatShortWeekday={shortWeekday}
        formatWeekday={longWeekday}
        formatDay={(_locale, date) => String(date.getDate())}
        hover={null}
        onClick={choose}
        tileContent={({ date }: { date: Date }) => (
          <DayMarks events={eventsOf(dayOf(date))} today={today} more={labels.more} />
        )}
        valueType="day"
      />
    </Frame>
  );
}

/** Names a date's weekday; the format is made once, which takes longer than all the naming. */
function weekdayIn(locale: string, weekday: 'short' | 'long') {
  const format = new Intl.DateTimeFormat(locale, { weekday });
  return (_locale: string | undefined, date: Date) => format.format(date);
}

interface DayMarksProps {
  events: readonly AgendaEvent[];
  today: string;
  more: (count: number) => string;
}

function DayMarks({ events, today, more }: DayMarksProps) {
  if (events.length === 0) return null;
  const shown = events.slice(0, SHOWN);
  const hidden = events.length - shown.length;
  return (
    <Marks aria-hidden="true">
      <Shapes>
        {shown.map((event) => (
          <EventShape key={event.id} kind={event.kind} moment={momentOf(event, today)} />
        ))}
      </Shapes>
      <Wide>
        {shown.map((event) => (
          <EventChip key={event.id} kind={event.kind} moment={momentOf(event, today)} title={event.title} />
        ))}
      </Wide>
      {hidden > 0 ? <More>{more(hidden)}</More> : null}
    </Marks>
  );
}
