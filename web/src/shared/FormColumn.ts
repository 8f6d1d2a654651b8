import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** The column of every form page: parts below each other at a comfortable line length, 52rem at most. */
export const FormColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
  max-inline-size: 52rem;
  min-inline-size: 0;
  /* It takes the focus where a step replaces another; nobody presses it. */
  outline: 0;
`;
