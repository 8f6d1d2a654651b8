import { styled } from 'styled-components';
import { vars } from '../../tokens';

/** Two dates in a row, or stacked in a narrow container. */
export const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${vars.space[3]};
  min-inline-size: 0;
`;
