import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** The four levels side by side; on narrow screens one below the other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  align-items: start;
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1280px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Rows = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A row: pressed anywhere but on its menu, it is chosen. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[1]};
  align-items: center;
  padding-block: ${vars.space[1]};
  padding-inline: ${vars.space[3]} ${vars.space[1]};
  border-inline-start: 3px solid transparent;
  border-radius: ${vars.radius.s};
  &:not([data-chosen]):has(> div > button:hover) {
    background: ${vars.color.bg.hover};
  }
  &[data-chosen] {
    border-inline-start-color: ${vars.color.border.focus};
    background: ${vars.color.bg.selected};
  }
`;

/** The name of a row, as a button that covers the row. */
export const Choice = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${vars.color.text.default};
  font: inherit;
  font-weight: ${vars.font.weight.medium};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &[aria-pressed='true'] {
    color: ${vars.color.text.accent};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: -2px;
  }
`;

/** Stands above what covers the row. */
export const RowMenu = styled.div`
  position: relative;
`;
