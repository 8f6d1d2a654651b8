import { styled } from 'styled-components';
import { focusRing } from '../../styles/mixins';
import { media, vars } from '../../tokens';

export const Line = styled.div`
  display: flex;
  gap: ${vars.space[2]};
  align-items: flex-start;
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
  cursor: grab;

  &[data-dragging] {
    opacity: 0.6;
  }
  &[data-disabled] {
    cursor: default;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${vars.space[1]};
  overflow-wrap: anywhere;
`;

export const Target = styled.div`
  border-radius: ${vars.radius.m};

  &[data-drop-target] {
    background: ${vars.color.bg.selected};
    box-shadow: 0 0 0 2px ${vars.color.bg.accent.strong};
  }
  ${focusRing}
  ${media.forcedColors} {
    &[data-drop-target] {
      outline: 2px solid Highlight;
    }
  }
`;
