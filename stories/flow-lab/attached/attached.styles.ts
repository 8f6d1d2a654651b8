import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

const WIDE = '@media (min-width: 1024px)';

/** One area of the page. It scrolls its own overflow and contains its overlays. */
export const Place = styled.section`
  min-inline-size: 0;
  min-block-size: 0;
  position: relative;
  overflow: auto;
  box-sizing: border-box;
  padding: ${vars.space[3]};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  ${WIDE} {
    grid-area: var(--area);
  }
`;
