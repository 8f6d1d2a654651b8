import { styled } from 'styled-components';
import { vars } from '../../tokens';
import { kindColors, momentColors } from '../AgendaCalendar/EventMark.styles';

export const Legend = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${vars.space[5]};
  font-family: ${vars.font.family};
  color: ${vars.color.text.default};
`;

export const LegendTitle = styled.h3`
  margin: 0 0 ${vars.space[2]};
  font-size: ${vars.font.size.label};
  font-weight: ${vars.font.weight.bold};
`;

export const Entries = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  ${kindColors}
  ${momentColors}
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  font-size: ${vars.font.size.body};
  line-height: ${vars.font.line.tight};
`;

export const Swatch = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: 28px;
  block-size: 22px;
  border-inline-start: 3px solid var(--kind-solid);
  border-radius: ${vars.radius.s};
  background: var(--kind-bg);
`;

export const MomentMark = styled.span`
  display: inline-flex;
  justify-content: center;
  inline-size: 28px;
  color: var(--moment);
`;
