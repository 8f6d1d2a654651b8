import { styled } from 'styled-components';
import { media, vars } from '../../tokens';
import { notedDay } from '../AgendaCalendar/noted-day';
import { kindSurface } from '../AgendaCalendar/EventMark.styles';
import { movable } from '../ItemMove/movable.styles';

/** Scrolls by itself in both directions; heads and hours stay. */
export const Frame = styled.div`
  position: relative;
  --hour: 52px;
  font-family: ${vars.font.family};
  color: ${vars.color.text.default};
  max-block-size: max(420px, calc(100dvh - 15rem));
  overflow: auto;
  overscroll-behavior-x: contain;
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
`;

export const Cells = styled.div<{ $days: number }>`
  display: grid;
  grid-template-columns: 3.5rem repeat(${({ $days }) => $days}, minmax(0, 1fr));
  min-inline-size: ${({ $days }) => ($days > 1 ? `calc(3.5rem + ${$days} * 5rem)` : '100%')};
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  min-block-size: var(--hour);

  > [role='gridcell'] {
    position: relative;
    border-block-start: 1px solid ${vars.color.border.default};
    border-inline-start: 1px solid ${vars.color.border.default};
    outline: none;
  }
  > [role='gridcell'][data-noted] {
    background-image: ${notedDay};
  }
  > [role='gridcell'][data-today] {
    background-color: ${vars.color.bg.selected};
  }
  > [role='gridcell'][data-pressable] {
    cursor: pointer;
  }
  > [role='gridcell'][data-pressable]:hover {
    background-color: ${vars.color.bg.hover};
  }
  > [role='gridcell']:focus-visible {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: -2px;
  }
  &[data-whole] {
    position: sticky;
    inset-block-start: 44px;
    z-index: 3;
    min-block-size: 36px;
    background: ${vars.color.bg.surface};
  }
  &[data-whole] > [role='gridcell'] {
    display: grid;
    gap: 2px;
    align-content: start;
    padding: 2px;
  }
`;

export const HeadRow = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  background: ${vars.color.bg.surface};
`;

export const DayHead = styled.div`
  display: flex;
  gap: ${vars.space[2]};
  align-items: center;
  justify-content: center;
  min-block-size: 44px;
  border-inline-start: 1px solid ${vars.color.border.default};
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};

  &[data-noted] {
    background-image: ${notedDay};
  }
  &[data-pressable] {
    cursor: pointer;
  }
  &[data-pressable]:hover {
    background: ${vars.color.bg.hover};
  }
`;

export const DayNumber = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 28px;
  block-size: 28px;
  border-radius: ${vars.radius.full};
  color: ${vars.color.text.default};
  font-weight: ${vars.font.weight.bold};
  font-variant-numeric: tabular-nums;

  &[data-today] {
    background: ${vars.color.bg.accent.strong};
    color: ${vars.color.text.onStrong};
  }
`;

export const Corner = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  background: ${vars.color.bg.surface};
`;

export const Hour = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 2;
  box-sizing: border-box;
  padding: 2px ${vars.space[2]} 0;
  border-block-start: 1px solid ${vars.color.border.default};
  background: ${vars.color.bg.surface};
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
  font-variant-numeric: tabular-nums;
  line-height: ${vars.font.line.tight};
  text-align: end;
`;

export const NowLine = styled.div`
  position: absolute;
  inset-inline: 0;
  z-index: 2;
  block-size: 0;
  border-block-start: 2px solid ${vars.color.text.danger};
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: -5px;
    inset-inline-start: -4px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: ${vars.radius.full};
    background: ${vars.color.text.danger};
  }
`;

export const Block = styled.button`
  ${kindSurface}
  position: absolute;
  z-index: 1;
  contain: layout paint style;
  display: flex;
  flex-wrap: wrap;
  gap: 1px 4px;
  align-content: flex-start;
  align-items: center;
  box-sizing: border-box;
  padding: 3px 5px;
  overflow: clip;
  border: 1px solid ${vars.color.bg.surface};
  border-inline-start-width: 4px;
  border-radius: ${vars.radius.s};
  font: inherit;
  font-size: 0.75rem;
  line-height: 1.2;
  text-align: start;
  cursor: pointer;
  ${movable}

  &[data-short] {
    flex-wrap: nowrap;
    align-items: center;
    padding-block: 0;
  }
  &[data-whole] {
    position: static;
    inline-size: 100%;
    block-size: 26px;
  }
  &:hover {
    z-index: 2;
  }
  &:focus-visible {
    z-index: 2;
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 1px;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export const BlockTime = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

export const BlockTitle = styled.span`
  flex: 1 1 100%;
  min-inline-size: 0;
  overflow: hidden;
  font-weight: ${vars.font.weight.medium};
  overflow-wrap: anywhere;

  [data-short] > & {
    flex: 1 1 0;
  }
  [data-short] > &,
  [data-narrow] > & {
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
