import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** A film of our own, as wide as the page and no higher than the window; its place is there before it is read. */
export const Film = styled.video`
  inline-size: 100%;
  max-block-size: 75vh;
  aspect-ratio: 16 / 9;
  border-radius: ${vars.radius.m};
  background: black;
`;
