import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** A video of another site, as wide as the page and no higher than the window. */
export const PlayerFrame = styled.iframe`
  inline-size: 100%;
  max-block-size: 75vh;
  aspect-ratio: 16 / 9;
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.neutral.muted};
`;
