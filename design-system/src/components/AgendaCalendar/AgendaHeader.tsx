import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Group, Header, MonthTitle, Steps } from './AgendaCalendar.styles';
import type { AgendaCalendarLabels, AgendaCalendarProps } from './AgendaCalendar.types';

export interface AgendaHeaderProps extends Pick<
  AgendaCalendarProps,
  'isLoading' | 'onToday' | 'isListOpen' | 'onToggleList' | 'onInfo' | 'actions'
> {
  /** Id of the heading that names the calendar. */
  titleId: string;
  /** "Mayo 2026", "10 a 16 de mayo de 2026". */
  title: string;
  labels: Pick<AgendaCalendarLabels, 'today' | 'info' | 'showList' | 'hideList'> & { previous: string; next: string };
  /** Called with −1 and 1 by the buttons beside today's. */
  onStep: (steps: -1 | 1) => void;
}

/** Head of the calendars of an agenda: what is shown, the steps, and the tools. */
export function AgendaHeader(props: AgendaHeaderProps) {
  const { titleId, title, labels, isLoading = false, onStep, onToday, isListOpen = false } = props;
  const { onToggleList, onInfo, actions } = props;
  return (
    <Header>
      <Group data-part="month">
        <MonthTitle id={titleId} aria-live="polite">
          {title}
        </MonthTitle>
        <Steps>
          <IconButton icon="chevronLeft" label={labels.previous} isDisabled={isLoading} onPress={() => onStep(-1)} />
          <Button isDisabled={isLoading} onPress={onToday}>
            {labels.today}
          </Button>
          <IconButton icon="chevronRight" label={labels.next} isDisabled={isLoading} onPress={() => onStep(1)} />
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
  );
}
