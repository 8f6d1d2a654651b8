import { styled } from 'styled-components';

/** Text of several lines, as it was written. */
export const Written = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
