import { styled } from 'styled-components';

/** Keeps the room of its button while there is nothing to press, so that the list does not move. */
export const WithRoom = styled.div`
  &[data-empty] {
    visibility: hidden;
  }
`;
