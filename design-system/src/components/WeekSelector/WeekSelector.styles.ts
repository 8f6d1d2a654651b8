import { CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { styled } from 'styled-components';
import { touchTarget } from '../../styles/mixins';
import { media, vars } from '../../tokens';

export const WeekHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]};
  min-block-size: ${vars.size.control.m};
  padding-block-end: ${vars.space[1]};

  > button {
    align-self: center;
    min-block-size: ${vars.size.control.m};
    border-radius: ${vars.radius.m};
    ${touchTarget}
  }
  /* Disabled at the first and last week. */
  > button[data-disabled] {
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
`;

export const WeekName = styled(Heading)`
  margin: 0;
  min-inline-size: 0;
  color: ${vars.color.text.default};
  font-size: ${vars.font.size.body};
  font-weight: ${vars.font.weight.bold};
  line-height: ${vars.font.line.tight};
  text-align: center;
`;

export const Week = styled(CalendarGrid)`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  th {
    block-size: 28px;
    padding: 0;
    font-size: ${vars.font.size.caption};
    font-weight: ${vars.font.weight.regular};
    color: ${vars.color.text.muted};
    text-align: center;
  }
  td {
    padding: 2px;
  }
`;

export const DayOfWeek = styled(CalendarCell)`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 48px;
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  outline: 0;
  background: ${vars.color.bg.surface};
  color: ${vars.color.text.default};
  font-size: ${vars.font.size.title};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};

  &[data-hovered] {
    background: ${vars.color.bg.hover};
  }
  &[data-is-today] {
    font-weight: ${vars.font.weight.bold};
  }
  &[data-is-today]::after {
    content: '';
    position: absolute;
    inset-block-end: 5px;
    inline-size: 16px;
    block-size: 3px;
    border-radius: ${vars.radius.full};
    background: currentcolor;
  }
  &[data-selected] {
    border-color: ${vars.color.bg.accent.strong};
    background: ${vars.color.bg.accent.strong};
    color: ${vars.color.text.onStrong};
    font-weight: ${vars.font.weight.bold};
  }
  &[data-disabled],
  &[data-unavailable] {
    border-color: transparent;
    background: transparent;
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
  &[data-unavailable] {
    text-decoration: line-through;
  }
  &[data-focus-visible] {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 1px;
  }
  ${media.forcedColors} {
    &[data-is-today]::after {
      forced-color-adjust: none;
      background: currentcolor;
    }
    &[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &[data-disabled],
    &[data-unavailable] {
      color: GrayText;
    }
  }
`;
