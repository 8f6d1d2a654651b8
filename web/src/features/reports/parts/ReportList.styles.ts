import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** What a report is, and its button: beside it where there is room, else below it. */
export const ReportRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[3]} ${vars.space[5]};

  > :first-child {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }
`;
