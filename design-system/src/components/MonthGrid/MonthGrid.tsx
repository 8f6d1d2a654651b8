import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { MonthView } from 'react-calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { LoadingLine } from '../LoadingLine';
import { VisuallyHidden } from '../VisuallyHidden';
import { dayOf, inWeeks, localDate, monthOf } from './calendarDays';
import { Frame, OwnedGrid } from './MonthGrid.styles';
import type { MonthGridProps } from './MonthGrid.types';
import { useDateGrid } from './useDateGrid';

const NEVER = () => null;
const ALWAYS = () => true;

/**
 * react-calendar's month as an ARIA grid. Its 42 tiles are a flat list of buttons, so an overlay of empty rows owns
 * them week by week (`aria-owns`). A tile is named by what stands in it, so its name contains what it shows (WCAG 2.5.3).
 * Used by AgendaCalendar and MonthCalendar.
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, selectedDay = null, isLoading = false, titleId, nameOf, contentOf } = props;
  const { refusalOf = NEVER, mayShow = ALWAYS, onSelectDay, onMonthChange, frameAs: Outer = Frame } = props;
  const { onPressWithin, onCreate, children } = props;
  const { locale } = useLocale();
  const { frame, days, cellId, weekdayId, onKeyDown, onFocus } = useDateGrid({
    month,
    today,
    selectedDay,
    refusalOf,
    mayLeaveFor: (next) => !isLoading && mayShow(next),
    onMonthChange,
    onCreate,
  });
  const [shortWeekday, longWeekday] = useMemo(() => [weekdayIn(locale, 'short'), weekdayIn(locale, 'long')], [locale]);

  const choose = (date: Date, event: MouseEvent) => {
    const day = dayOf(date);
    if (onPressWithin?.(day, event.target as Element)) return;
    const isElsewhere = monthOf(day) !== month;
    if ((isElsewhere && isLoading) || refusalOf(day) !== null) return;
    onSelectDay(day);
    if (isElsewhere) onMonthChange(monthOf(day));
  };

  return (
    <Outer ref={frame} onKeyDown={onKeyDown} onFocus={onFocus} data-loading={isLoading || undefined}>
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
          <>
            <VisuallyHidden>{`${nameOf(dayOf(date))} `}</VisuallyHidden>
            {contentOf(dayOf(date))}
          </>
        )}
        valueType="day"
      />
      {children}
    </Outer>
  );
}

/** Weekday formatter; the format is created once, which is slow. */
function weekdayIn(locale: string, weekday: 'short' | 'long') {
  const format = new Intl.DateTimeFormat(locale, { weekday });
  return (_locale: string | undefined, date: Date) => format.format(date);
}
