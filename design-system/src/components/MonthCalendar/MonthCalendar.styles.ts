import { styled } from 'styled-components';
import { media, vars } from '../../tokens';
import { kindColors } from '../AgendaCalendar/EventMark.styles';

export const CalendarSection = styled.section`
  display: grid;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  max-inline-size: 30rem;
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
`;

export const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]};
`;

export const MonthTitle = styled.h2`
  margin: 0;
  min-inline-size: 0;
  font-size: ${vars.font.size.title};
  font-weight: ${vars.font.weight.bold};
  line-height: ${vars.font.line.tight};
`;

export const Mark = styled.span`
  ${kindColors}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 1px;
  min-inline-size: 18px;
  block-size: 16px;
  padding-inline: 4px;
  border-radius: ${vars.radius.full};
  background: var(--kind-bg);
  box-shadow: inset 0 0 0 1px var(--kind-solid);
  color: var(--kind-fg);
  font-size: 0.6875rem;
  font-weight: ${vars.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;

  &[data-kind='visit'] {
    border-radius: 3px;
  }
  &[data-kind='outdated']::before {
    content: '!' / '';
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    box-shadow: none;
  }
`;
