import { styled } from 'styled-components';
import { media, vars } from '../../tokens';

/** Scrolls sideways when too wide; row names stay visible. */
export const MatrixFrame = styled.div`
  /* The hidden words of empty cells are placed by it, so that those out of sight do not widen the page. */
  position: relative;
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

  /* One role is a list that scrolls with the page: clipped rather than hidden, so that headings stick to the window. */
  &[data-single] {
    --matrix-top: var(--ruta-shell-top, 0px);
    overflow: clip;
    max-block-size: none;
  }
`;

export const MatrixTable = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  [data-single] > & {
    table-layout: fixed;
  }
  th {
    text-align: start;
    font-weight: ${vars.font.weight.regular};
  }
`;

const head = `
  position: sticky;
  inset-block-start: var(--matrix-top, 0px);
  z-index: 3;
  border-block-end: 1px solid ${vars.color.border.default};
  background: ${vars.color.bg.surface};
  vertical-align: bottom;
`;

export const Corner = styled.th`
  ${head}
  inset-inline-start: 0;
  z-index: 4;
  min-inline-size: 15rem;
  padding: ${vars.space[3]} ${vars.space[4]};
  color: ${vars.color.text.muted};
  [data-single] & {
    min-inline-size: 0;
  }
`;

/** The name of a role, level with the reader's eyes. */
export const ColumnName = styled.th`
  ${head}
  min-inline-size: 5.5rem;
  padding: ${vars.space[3]} ${vars.space[2]};
  font-size: ${vars.font.size.caption};
  /* As wide as its longest word; only a list of one role breaks words. */
  overflow-wrap: break-word;
  && {
    text-align: center;
    font-weight: ${vars.font.weight.medium};
  }
  svg {
    margin-inline-start: ${vars.space[1]};
    vertical-align: text-bottom;
  }
  [data-single] & {
    inline-size: 7rem;
  }
`;

/** The name of the group whose rows are in sight. */
export const GroupName = styled.th`
  position: sticky;
  inset-block-start: calc(var(--matrix-top, 0px) + var(--matrix-head, 0px));
  z-index: 2;
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
  [data-single] & > span {
    position: static;
    display: block;
    max-inline-size: none;
    overflow-wrap: anywhere;
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
  overflow-wrap: anywhere;
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
    font-size: 0.75rem;
    line-height: 1.2;
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
