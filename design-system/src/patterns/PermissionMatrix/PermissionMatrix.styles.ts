import { styled } from 'styled-components';
import { media, vars } from '../../tokens';

/** Scrolls sideways when too wide; row names stay visible. */
export const MatrixFrame = styled.div`
  overflow: auto;
  max-block-size: 75vh;
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
  font-size: ${vars.font.size.label};
  /* Full-width rows are as wide as the visible part of the table. */
  container-type: inline-size;

  &[data-single] {
    max-block-size: none;
  }
`;

export const MatrixTable = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  th {
    text-align: start;
    font-weight: ${vars.font.weight.regular};
  }
`;

const head = `
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  border-block-end: 1px solid ${vars.color.border.default};
  background: ${vars.color.bg.surface};
  vertical-align: bottom;
`;

export const Corner = styled.th`
  ${head}
  inset-inline-start: 0;
  z-index: 3;
  min-inline-size: 15rem;
  padding: ${vars.space[3]} ${vars.space[4]};
  color: ${vars.color.text.muted};
  [data-single] & {
    min-inline-size: 0;
  }
`;

/** Names are vertical with several columns, horizontal with one. */
export const ColumnName = styled.th`
  ${head}
  padding: ${vars.space[3]} ${vars.space[1]};
  && {
    text-align: center;
  }
  > span {
    display: inline-flex;
    gap: ${vars.space[1]};
    align-items: center;
    max-block-size: 12rem;
    font-weight: ${vars.font.weight.medium};
    writing-mode: vertical-rl;
    transform: rotate(180deg);
  }
  svg {
    transform: rotate(180deg);
  }
  /* At least as wide as the name; row names would otherwise shrink it to one letter per line. */
  [data-single] & > span {
    inline-size: max-content;
    max-inline-size: 8rem;
    padding-inline: ${vars.space[2]};
    writing-mode: horizontal-tb;
  }
  [data-single] & > span,
  [data-single] & svg {
    transform: none;
  }
`;

export const GroupName = styled.th`
  padding: ${vars.space[3]} ${vars.space[4]} ${vars.space[2]};
  border-block-start: 1px solid ${vars.color.border.default};
  background: ${vars.color.bg.inset};
  > span {
    position: sticky;
    inset-inline-start: ${vars.space[4]};
    display: inline-block;
    max-inline-size: calc(100cqi - 2 * ${vars.space[4]});
    font-weight: ${vars.font.weight.bold};
  }
  tbody:first-of-type & {
    border-block-start: none;
  }
`;

export const RowName = styled.th`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  padding: ${vars.space[1]} ${vars.space[4]};
  border-block-start: 1px solid ${vars.color.border.default};
  background: ${vars.color.bg.surface};
  [data-single] & {
    inline-size: 100%;
  }
`;

export const Cell = styled.td`
  padding: 0;
  border-block-start: 1px solid ${vars.color.border.default};
  text-align: center;
  &[data-empty] {
    color: ${vars.color.text.muted};
  }
  &[data-changed] {
    background: ${vars.color.bg.accent.muted};
    box-shadow: inset 0 0 0 2px ${vars.color.border.focus};
  }
`;

/** Makes the whole cell clickable. */
export const CellBox = styled.label`
  display: inline-grid;
  gap: 1px;
  place-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: ${vars.space[1]};
  align-content: center;
  cursor: pointer;
  > input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: ${vars.color.bg.accent.strong};
    cursor: inherit;
  }
  > small {
    color: ${vars.color.text.muted};
    font-size: 0.6875rem;
    line-height: 1;
  }
  &[data-locked] {
    cursor: not-allowed;
    > input {
      accent-color: ${vars.color.text.muted};
    }
  }
  ${media.coarse} {
    min-inline-size: ${vars.size.touch};
    min-block-size: ${vars.size.touch};
  }
`;
