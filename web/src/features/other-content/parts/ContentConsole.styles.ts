import { styled } from 'styled-components';

/** About as wide as the chip that comes with the data, so that nothing below moves. */
export const ChipPlace = styled.span`
  display: block;
  inline-size: 5rem;
`;
