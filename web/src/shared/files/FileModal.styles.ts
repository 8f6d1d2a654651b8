import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** A picture as wide as the modal, at most as high as the screen. */
export const Picture = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: 70dvb;
  margin-inline: auto;
  border-radius: ${vars.radius.s};
`;

/** The pages of a PDF, one below the other. */
export const Sheets = styled.div`
  display: grid;
  gap: ${vars.space[3]};
`;

/** White in both schemes: a page of a PDF is paper. */
export const Sheet = styled.figure`
  margin: 0;
  & canvas {
    display: block;
    inline-size: 100%;
    border: 1px solid ${vars.color.border.default};
    border-radius: ${vars.radius.s};
    background: white;
  }
`;
