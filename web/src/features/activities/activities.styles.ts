import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** Attendance in the first column, observations in the second. */
export const RunColumns = styled.div`
  display: grid;
  gap: ${vars.space[6]};
  align-items: start;
  min-inline-size: 0;
  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
`;
