import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** Parts of a page below each other, at a comfortable line length: 52rem at most. */
export const FormColumn = styled.div`
  display: grid;
  gap: ${vars.space[5]};
  max-inline-size: 52rem;
  min-inline-size: 0;
`;
