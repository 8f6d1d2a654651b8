import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { IconButton } from '../IconButton';
import { MonthGrid, addMonths, monthName, monthOf } from '../MonthGrid';
import type { DayRefusal } from '../MonthGrid';
import { VisuallyHidden } from '../VisuallyHidden';
import { CalendarSection, Header, Mark, MonthTitle } from './MonthCalendar.styles';
import type { DayMark, MonthCalendarProps } from './MonthCalendar.types';

const MOST = 99;

/**
 * A month to choose a day from (DS-01): 42 days that start on a Sunday, each with a count. Days outside the limits, and
 * all days while loading, cannot be chosen. For readable events use `AgendaCalendar`.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, today, selectedDay, onSelectDay, onMonthChange, marks, isDayUnavailable, labels } = props;
  const { minDay, maxDay, isLoading = false } = props;
  const titleId = useId();
  const { locale, direction } = useLocale();
  const monthAway = (months: number) => monthOf(addMonths(`${month}-01`, months));
  const [before, after] = [monthAway(-1), monthAway(1)];
  const isTooEarly = (other: string) => minDay !== undefined && other < monthOf(minDay);
  const isTooLate = (other: string) => maxDay !== undefined && other > monthOf(maxDay);

  const refusalOf = (day: string): DayRefusal | null => {
    if ((minDay !== undefined && day < minDay) || (maxDay !== undefined && day > maxDay)) return 'outside';
    if (isDayUnavailable?.(day) === true) return 'unavailable';
    return isLoading ? 'busy' : null;
  };

  return (
    <CalendarSection aria-labelledby={titleId}>
      <Header>
        <IconButton
          icon={direction === 'rtl' ? 'chevronRight' : 'chevronLeft'}
          label={labels.previousMonth}
          isDisabled={isLoading || isTooEarly(before)}
          disabledReason={isLoading ? labels.loading : labels.noneBefore}
          onPress={() => onMonthChange(before)}
        />
        <MonthTitle id={titleId} aria-live="polite">
          {monthName(month, locale)}
        </MonthTitle>
        <IconButton
          icon={direction === 'rtl' ? 'chevronLeft' : 'chevronRight'}
          label={labels.nextMonth}
          isDisabled={isLoading || isTooLate(after)}
          disabledReason={isLoading ? labels.loading : labels.noneAfter}
          onPress={() => onMonthChange(after)}
        />
      </Header>
      <VisuallyHidden role="status">{isLoading ? labels.loading : ''}</VisuallyHidden>
      <MonthGrid
        month={month}
        today={today}
        selectedDay={selectedDay}
        isLoading={isLoading}
        titleId={titleId}
        nameOf={(day) => labels.dayName(day, marks?.[day])}
        contentOf={(day) => <Count mark={marks?.[day]} />}
        refusalOf={refusalOf}
        mayShow={(other) => !isTooEarly(other) && !isTooLate(other)}
        onSelectDay={onSelectDay}
        onMonthChange={onMonthChange}
      />
    </CalendarSection>
  );
}

/** Count of a day, decorative: the day's accessible name includes it. */
function Count({ mark }: { mark: DayMark | undefined }) {
  if (mark === undefined || !(mark.count > 0)) return null;
  return (
    <Mark data-kind={mark.kind} aria-hidden="true">
      {mark.count > MOST ? `${MOST}+` : mark.count}
    </Mark>
  );
}
