import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { LateMoveLayer } from '../ItemMove';
import { MonthGrid, addMonths, monthName, monthOf } from '../MonthGrid';
import { CalendarSection } from './AgendaCalendar.styles';
import type { AgendaCalendarProps } from './AgendaCalendar.types';
import { AgendaHeader } from './AgendaHeader';
import { DayMarks } from './DayMarks';
import { AgendaFrame, DayNote } from './DayMarks.styles';

/** Month calendar of the agenda: one mark per event, coloured by kind, with an icon for its moment. */
export function AgendaCalendar(props: AgendaCalendarProps) {
  const {
    month,
    today,
    selectedDay,
    events,
    notes,
    labels,
    isLoading = false,
    onSelectDay,
    onMonthChange,
    onOpenEvent,
    onOpenDay,
    onCreate,
    onToday,
    isListOpen = false,
    onToggleList,
    onInfo,
    actions,
    titledBy,
    move,
  } = props;
  const ownId = useId();
  const titleId = titledBy ?? ownId;
  const { locale } = useLocale();
  const eventsOf = (day: string) => events.filter((event) => event.day === day);

  // The tiles are buttons, so their marks cannot be. By keyboard one chooses the day, whose list has the events.
  const onPressWithin = (day: string, pressed: Element) => {
    const mark = pressed.closest<HTMLElement>('[data-event]');
    const id = mark?.dataset['event'];
    if (mark && id !== undefined && onOpenEvent) {
      onOpenEvent(id, mark);
      return true;
    }
    if (onOpenDay === undefined || pressed.closest('[data-more]') === null) return false;
    onOpenDay(day);
    return true;
  };

  return (
    <CalendarSection aria-labelledby={titleId}>
      {titledBy === undefined ? (
        <AgendaHeader
          titleId={titleId}
          title={monthName(month, locale)}
          labels={{ ...labels, previous: labels.previousMonth, next: labels.nextMonth }}
          isLoading={isLoading}
          onStep={(months) => onMonthChange(monthOf(addMonths(`${month}-01`, months)))}
          onToday={onToday}
          isListOpen={isListOpen}
          onToggleList={onToggleList}
          onInfo={onInfo}
          actions={actions}
        />
      ) : null}
      <MonthGrid
        month={month}
        today={today}
        selectedDay={selectedDay}
        isLoading={isLoading}
        titleId={titleId}
        nameOf={(day) => labels.dayName(day, eventsOf(day))}
        contentOf={(day) => (
          <>
            {notes?.[day] === undefined ? null : <DayNote>{`${notes[day]} `}</DayNote>}
            <DayMarks events={eventsOf(day)} today={today} more={labels.more} />
          </>
        )}
        onSelectDay={onSelectDay}
        onPressWithin={onPressWithin}
        onCreate={onCreate}
        onMonthChange={onMonthChange}
        frameAs={AgendaFrame}
      >
        <LateMoveLayer
          move={move}
          hours={null}
          isShown={(day) => monthOf(day) === month}
          onShow={isLoading ? undefined : (day) => onMonthChange(monthOf(day))}
        />
      </MonthGrid>
    </CalendarSection>
  );
}
