import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** A measure that is pleasant to read and to fill in. */
export const FormColumn = styled.div`
  display: grid;
  gap: ${vars.space[5]};
  max-inline-size: 52rem;
  min-inline-size: 0;
`;

/** Who is there at the start, what is written at the end. */
export const RunColumns = styled.div`
  display: grid;
  gap: ${vars.space[6]};
  align-items: start;
  min-inline-size: 0;
  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
`;
