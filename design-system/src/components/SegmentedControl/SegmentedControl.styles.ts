import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { styled } from 'styled-components';
import { focusRing, touchTarget } from '../../styles/mixins';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

export const SegmentGroup = styled(ToggleButtonGroup)`
  display: inline-flex;
  gap: 2px;
  padding: 3px;
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.inset};
  border: 1px solid ${vars.color.border.default};
  max-inline-size: 100%;
`;

export const Segment = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  min-block-size: 32px;
  min-inline-size: min-content;
  padding: ${vars.space[1]} ${vars.space[3]};
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: ${vars.color.text.muted};
  font: inherit;
  font-size: ${vars.font.size.label};
  font-weight: ${vars.font.weight.medium};
  line-height: 1.25;
  cursor: pointer;
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};
  ${media.phone} {
    gap: ${vars.space[1]};
    padding-inline: 6px;
  }
  &[data-size='S'] {
    min-block-size: 26px;
    padding: 0 ${vars.space[2]};
    font-size: ${vars.font.size.caption};
  }
  &[data-icon-only] {
    min-inline-size: 32px;
    padding-inline: 0;
  }
  &[data-icon-only][data-size='S'] {
    min-inline-size: 28px;
  }
  &[data-hovered] {
    color: ${vars.color.text.default};
  }
  &[data-selected] {
    background: ${vars.color.bg.surface};
    color: ${vars.color.text.default};
    box-shadow: 0 0 0 1px ${vars.color.border.strong};
  }
  &[data-disabled] {
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
  ${touchTarget}
  ${focusRing}
  ${media.forcedColors} {
    &[data-selected] {
      background: Highlight;
      color: HighlightText;
    }
  }
`;
