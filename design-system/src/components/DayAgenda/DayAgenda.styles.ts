import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { css, styled } from 'styled-components';
import { vars } from '../../tokens';
import { kindColors, momentColors } from '../AgendaCalendar/EventMark.styles';

export const Agenda = styled.div`
  container: day-agenda / inline-size;
  display: grid;
  gap: ${vars.space[5]};
  min-inline-size: 0;
  font-family: ${vars.font.family};
  color: ${vars.color.text.default};
`;

export const AgendaGroup = styled.section`
  display: grid;
  gap: ${vars.space[2]};
`;

export const GroupHeading = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${vars.space[2]};
  font-size: ${vars.font.size.label};
  font-weight: ${vars.font.weight.bold};
  line-height: ${vars.font.line.tight};

  > :is(h2, h3, h4) {
    margin: 0;
    font: inherit;
  }
`;

export const GroupNote = styled.span`
  color: ${vars.color.text.muted};
  font-weight: ${vars.font.weight.regular};
`;

export const Items = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  ${kindColors}
  ${momentColors}
  position: relative;
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[3]};
  box-sizing: border-box;
  min-block-size: 56px;
  padding: 10px ${vars.space[3]};
  border: 1px solid ${vars.color.border.default};
  border-inline-start: 4px solid var(--kind-solid, ${vars.color.border.strong});
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};

  &[data-place] {
    grid-template-columns: 3.25rem minmax(0, 1fr) 5rem;
  }
  @container day-agenda (max-width: 30rem) {
    grid-template-columns: 3.25rem minmax(0, 1fr);
    align-items: start;
  }
  &[data-pressable]:hover {
    background: ${vars.color.bg.hover};
    border-color: ${vars.color.border.strong};
    border-inline-start-color: var(--kind-solid);
  }
`;

export const Time = styled.span`
  font-size: ${vars.font.size.label};
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  color: ${vars.color.text.muted};
  white-space: nowrap;
`;

export const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  line-height: ${vars.font.line.tight};
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
`;

export const Moment = styled.span`
  display: inline-flex;
  color: var(--moment);
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  justify-self: end;

  @container day-agenda (max-width: 30rem) {
    grid-column: 2 / -1;
    flex-wrap: wrap;
    justify-self: start;
  }
`;

/** Above the stretched link, so that its buttons receive clicks. */
export const ItemActions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
`;

const opener = css`
  /* 24 px high without moving anything: also what a bar covers in part stays easy to press (WCAG 2.5.8). */
  padding: 2px 0;
  margin-block: -2px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${vars.font.size.body};
  font-weight: ${vars.font.weight.medium};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  outline: 0;

  /* Stretched over the whole row. */
  &::after {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: ${vars.radius.m};
  }
  &[data-focus-visible]::after {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 1px;
  }
`;

export const OpenLink = styled(AriaLink)`
  ${opener}
`;

export const OpenButton = styled(AriaButton)`
  ${opener}
`;

export const PlainTitle = styled.span`
  font-weight: ${vars.font.weight.medium};
`;

export const EmptyText = styled.p`
  margin: 0;
  padding: ${vars.space[5]} ${vars.space[4]};
  border: 1px dashed ${vars.color.border.strong};
  border-radius: ${vars.radius.m};
  color: ${vars.color.text.muted};
  text-align: center;
`;
