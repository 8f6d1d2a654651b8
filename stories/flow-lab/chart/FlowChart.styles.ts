import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

export const Figure = styled.figure`
  display: grid;
  gap: ${vars.space[3]};
  margin: 0;
  min-inline-size: 0;
`;

export const Window = styled.div`
  position: relative;
  overflow: hidden;
  block-size: clamp(320px, 65vh, 900px);
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.inset};
  cursor: grab;
  touch-action: none;
  user-select: none;

  &[data-dragging] {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 2px;
  }
  /* Always higher than its viewport: a resize would recompute the layout of hundreds of texts. */
  > svg {
    inline-size: 100%;
    block-size: max(100vh, 900px);
  }
  g[data-camera] {
    transform-origin: 0 0;
  }
  g[data-camera][data-glides] {
    transition: transform ${vars.motion.medium} ${vars.motion.easing};
  }
  [data-state],
  [data-transition],
  [data-toggle] {
    cursor: pointer;
  }
`;

export const Legend = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${vars.space[1]} ${vars.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${vars.color.text.default};
  font-size: ${vars.font.size.label};

  > li {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
  }
  svg {
    flex: none;
    max-inline-size: none;
  }
`;
