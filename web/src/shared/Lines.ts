import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** Lines of a list without marks. Safari needs `role="list"` to announce it as one. */
export const Lines = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
