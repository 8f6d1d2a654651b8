import { styled } from 'styled-components';

/** The levels stand below search and view, side by side. */
export const WholeRow = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;
