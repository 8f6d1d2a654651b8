import { styled } from 'styled-components';
import { vars } from '../../tokens';

/** Options in a column, or in a row that wraps. */
export const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px ${vars.space[5]};

  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
  }
`;
