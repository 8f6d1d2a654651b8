import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { MonthGrid, addMonths, monthName, monthOf } from '../MonthGrid';
import { CalendarSection, Group, Header, MonthTitle, Steps } from './AgendaCalendar.styles';
import type { AgendaCalendarProps } from './AgendaCalendar.types';
import { DayMarks } from './DayMarks';
import { AgendaFrame } from './DayMarks.styles';

/** Month calendar of the agenda: one mark per event, coloured by kind, with an icon for its moment. */
export function AgendaCalendar(props: AgendaCalendarProps) {
  const {
    month,
    today,
    selectedDay,
    events,
    labels,
    isLoading = false,
    onSelectDay,
    onMonthChange,
    onToday,
    isListOpen = false,
    onToggleList,
    onInfo,
    actions,
  } = props;
  const titleId = useId();
  const { locale } = useLocale();
  const eventsOf = (day: string) => events.filter((event) => event.day === day);
  const step = (months: number) => onMonthChange(monthOf(addMonths(`${month}-01`, months)));

  return (
    <CalendarSection aria-labelledby={titleId}>
      <Header>
        <Group data-part="month">
          <MonthTitle id={titleId} aria-live="polite">
            {monthName(month, locale)}
          </MonthTitle>
          <Steps>
            <IconButton
              icon="chevronLeft"
              label={labels.previousMonth}
              isDisabled={isLoading}
              onPress={() => step(-1)}
            />
            <Button isDisabled={isLoading} onPress={onToday}>
              {labels.today}
            </Button>
            <IconButton icon="chevronRight" label={labels.nextMonth} isDisabled={isLoading} onPress={() => step(1)} />
          </Steps>
        </Group>
        {onInfo || onToggleList || actions ? (
          <Group data-part="tools">
            {onToggleList ? (
              <Button variant="quiet" icon="list" aria-expanded={isListOpen} onPress={onToggleList}>
                {isListOpen ? labels.hideList : labels.showList}
              </Button>
            ) : null}
            {onInfo ? <IconButton icon="info" label={labels.info} onPress={onInfo} /> : null}
            {actions}
          </Group>
        ) : null}
      </Header>
      <MonthGrid
        month={month}
        today={today}
        selectedDay={selectedDay}
        isLoading={isLoading}
        titleId={titleId}
        nameOf={(day) => labels.dayName(day, eventsOf(day))}
        contentOf={(day) => <DayMarks events={eventsOf(day)} today={today} more={labels.more} />}
        onSelectDay={onSelectDay}
        onMonthChange={onMonthChange}
        frameAs={AgendaFrame}
      />
    </CalendarSection>
  );
}
