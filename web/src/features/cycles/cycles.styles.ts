import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** The lines of a report. */
export const ReportRows = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
