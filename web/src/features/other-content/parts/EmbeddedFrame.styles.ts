import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** The framed page, as high as the window allows. */
export const Framed = styled.iframe`
  inline-size: 100%;
  block-size: max(60vh, 24rem);
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
`;
