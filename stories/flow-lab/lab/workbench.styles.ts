import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** From this width on all areas are visible at once; below it they are stacked. */
const WIDE = '@media (min-width: 1024px)';
/** From this width on there are three columns and the drawing has the full height. */
const WIDER = '@media (min-width: 1400px)';

/** Page layout: as high as the window, or one column on phones. */
export const Bench = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  box-sizing: border-box;
  padding: ${vars.space[3]};
  grid-template-columns: minmax(0, 1fr);
  /* JSON payloads have no spaces to break at. */
  overflow-wrap: anywhere;
  ${WIDE} {
    block-size: max(100vh, 720px);
    grid-template-columns: minmax(0, 1fr) clamp(380px, 34vw, 560px);
    grid-template-rows: auto minmax(0, 5fr) minmax(0, 4fr) auto;
    grid-template-areas: 'head head' 'draw act' 'draw look' 'clock look';
  }
  ${WIDER} {
    grid-template-columns: minmax(0, 1fr) clamp(380px, 27vw, 480px) clamp(380px, 27vw, 480px);
    grid-template-rows: auto minmax(0, 1fr) auto;
    grid-template-areas: 'head head head' 'draw act look' 'clock act look';
  }
  /* In attached mode the results are among the tabs of actions. */
  &[data-attached] {
    ${WIDE} {
      grid-template: auto minmax(0, 3fr) minmax(0, 3fr) auto / minmax(0, 1fr) minmax(0, 1fr);
      grid-template-areas: 'head head' 'screen draw' 'screen act' 'screen clock';
    }
  }
`;

/** An area of the workbench; it scrolls its own overflow. */
export const Part = styled.section`
  position: relative;
  display: grid;
  min-inline-size: 0;
  min-block-size: 0;
  box-sizing: border-box;
  padding: ${vars.space[3]};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  ${WIDE} {
    grid-area: var(--area);
    > div {
      display: grid;
      min-block-size: 0;
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    }
    [role='tabpanel'] {
      position: relative;
      min-block-size: 0;
      overflow: auto;
    }
    /* The drawing fills the space that its tools and legend leave. */
    figure {
      display: flex;
      flex-direction: column;
      block-size: 100%;
    }
    [role='application'] {
      flex: 1 0 260px;
      block-size: auto;
    }
  }
`;

/** Area of the header and of notices. */
export const Top = styled.div`
  display: grid;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  ${WIDE} {
    grid-area: head;
  }
`;

/** Title, opening, current state, undo and redo. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[4]};
  align-items: center;
  min-inline-size: 0;
  > [data-grows] {
    flex: 1 1 280px;
    min-inline-size: 0;
  }
  /* The current state has a line of its own, so that a longer name does not move the drawing. */
  ${WIDE} {
    > :last-child {
      margin-inline-start: auto;
    }
    > [data-grows] {
      order: 1;
      flex: 1 0 100%;
      min-block-size: 32px;
    }
  }
`;

/** A key cap. */
export const Keys = styled.kbd`
  padding: 0 ${vars.space[1]};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.s};
  font-family: inherit;
  white-space: nowrap;
`;
