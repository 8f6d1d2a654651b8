import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** Two fields side by side on wide screens. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[4]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The photo with its buttons beside it, at any width. */
export const BesidePhoto = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[4]};
`;

/** The outline of what loads: as large as its content, which is not shown. */
export const Outline = styled.div`
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.neutral.muted};
  > * {
    visibility: hidden;
  }
`;
