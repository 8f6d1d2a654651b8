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

/** A row: what chooses it takes the room, its menu stays at the end. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[1]};
  align-items: center;
  padding-block: ${vars.space[1]};
  padding-inline-start: ${vars.space[2]};
  border-inline-start: 3px solid transparent;
  border-radius: ${vars.radius.s};
  &[data-chosen] {
    border-inline-start-color: ${vars.color.border.focus};
    background: ${vars.color.bg.selected};
  }
`;
