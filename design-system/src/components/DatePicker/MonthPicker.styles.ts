import { CalendarCell as AriaCalendarCell, CalendarGrid as AriaCalendarGrid } from 'react-aria-components/Calendar';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { styled } from 'styled-components';
import { media, vars } from '../../tokens';
import { notedDay } from '../AgendaCalendar/noted-day';

export const CalendarHeader = styled.header`
  display: flex;
  align-items: center;
  min-block-size: ${vars.size.control.m};
  padding-block-end: ${vars.space[1]};
`;

export const MonthName = styled(AriaHeading)`
  flex: 1;
  margin: 0;
  font-size: ${vars.font.size.body};
  font-weight: ${vars.font.weight.bold};
  text-align: center;

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const DaysGrid = styled(AriaCalendarGrid)`
  border-collapse: collapse;

  th {
    block-size: 28px;
    padding: 0;
    font-size: ${vars.font.size.caption};
    font-weight: ${vars.font.weight.regular};
    color: ${vars.color.text.muted};
  }
  td {
    padding: 1px;
  }
`;

/** As wide as the month, so that long names do not widen it. */
export const Notes = styled.ul`
  margin: ${vars.space[2]} 0 0;
  padding: 0;
  list-style: none;
  inline-size: 0;
  min-inline-size: 100%;
  font-size: ${vars.font.size.caption};
  line-height: ${vars.font.line.tight};
  color: ${vars.color.text.muted};
  overflow-wrap: anywhere;
`;

export const DayCell = styled(AriaCalendarCell)`
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: 38px;
  block-size: 38px;
  border-radius: ${vars.radius.m};
  outline: 0;
  font-size: ${vars.font.size.label};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[data-noted] {
    background-image: ${notedDay};
  }
  &[data-outside-month] {
    color: ${vars.color.text.disabled};
  }
  &[data-today] {
    box-shadow: inset 0 0 0 1.5px ${vars.color.border.focus};
    font-weight: ${vars.font.weight.bold};
  }
  &[data-hovered] {
    background: ${vars.color.bg.hover};
  }
  &[data-selected] {
    background: ${vars.color.bg.accent.strong};
    color: ${vars.color.text.onStrong};
    font-weight: ${vars.font.weight.medium};
  }
  &[data-disabled],
  &[data-unavailable] {
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
  &:is([data-disabled], [data-unavailable]):not([data-outside-month]) {
    text-decoration: line-through;
  }
  &[data-focus-visible] {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 1px;
  }
  ${media.coarse} {
    inline-size: 42px;
    block-size: ${vars.size.touch};
  }
  ${media.forcedColors} {
    &[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
