import { Button as AriaButton } from 'react-aria-components/Button';
import { css, styled } from 'styled-components';
import { focusRing } from '../../styles/mixins';
import { media, vars } from '../../tokens';

/** Surface of a tag: an active filter, or a value of a field. */
export const tagSurface = css`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: 28px;
  padding-inline-start: 10px;
  border-radius: ${vars.radius.full};
  background: ${vars.color.bg.selected};
  color: ${vars.color.text.accent};
  font-weight: ${vars.font.weight.medium};

  ${media.coarse} {
    min-block-size: ${vars.size.touch};
  }
  ${media.forcedColors} {
    border: 1px solid ButtonText;
  }
`;

/** Remove button of a tag. */
export const TagRemove = styled(AriaButton)`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.full};
  background: none;
  color: inherit;
  cursor: pointer;

  &[data-hovered] {
    background: ${vars.color.bg.hover};
  }
  ${media.coarse} {
    inline-size: ${vars.size.touch};
    block-size: ${vars.size.touch};
  }
`;
