import { styled } from 'styled-components';
import { media, vars } from '../../tokens';

export const Layer = styled.div`
  position: absolute;
  top: 0;
  left: 0;
`;

/** The place where the item would be put. */
export const Mark = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  z-index: 2;
  box-sizing: border-box;
  border: 2px solid ${vars.color.border.focus};
  border-radius: ${vars.radius.s};
  background: color-mix(in srgb, ${vars.color.border.focus} 18%, transparent);
  pointer-events: none;

  &[data-refused] {
    border: 2px dashed ${vars.color.text.danger};
    background: color-mix(in srgb, ${vars.color.text.danger} 12%, transparent);
  }
  ${media.forcedColors} {
    border-color: Highlight;
  }
`;

/** Says beside the pointer what is moved where, or why not. */
export const Float = styled.div`
  position: fixed;
  top: 14px;
  left: 14px;
  z-index: ${vars.z.snackbar};
  max-inline-size: 18rem;
  padding: ${vars.space[1]} ${vars.space[2]};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.s};
  background: ${vars.color.bg.raised};
  box-shadow: ${vars.shadow.float};
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
  font-size: ${vars.font.size.caption};
  line-height: ${vars.font.line.tight};
  pointer-events: none;

  &:empty {
    display: none;
  }
  > strong {
    display: block;
    color: ${vars.color.text.danger};
  }
`;
