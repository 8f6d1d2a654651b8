import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

const WIDE = '@media (min-width: 1024px)';

/** The screen beside its chart; one under the other where there is no room. */
export const Beside = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  padding: ${vars.space[3]};
  box-sizing: border-box;
  grid-template-columns: minmax(0, 1fr);
  ${WIDE} {
    block-size: 100vh;
    grid-template: auto minmax(0, 3fr) minmax(0, 2fr) / minmax(0, 1fr) minmax(0, 1fr);
    grid-template-areas: 'head head' 'screen draw' 'screen act';
  }
`;

/** One part; what does not fit is scrolled inside it, and what floats over a page stays inside its part. */
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

/** Which machine, where it stands, and the way back. */
export const AttachedHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[4]};
  align-items: center;
  ${WIDE} {
    grid-area: head;
  }
`;
