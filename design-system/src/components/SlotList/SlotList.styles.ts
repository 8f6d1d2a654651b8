import { RadioButton, RadioGroup } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';
import { focusRing, touchTarget } from '../../styles/mixins';
import { media, vars } from '../../tokens';

export const SlotGroup = styled(RadioGroup)`
  display: grid;
  gap: ${vars.space[3]};
  min-inline-size: 0;
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
`;

export const DayName = styled.p`
  margin: 0;
  font-size: ${vars.font.size.label};
  font-weight: ${vars.font.weight.bold};

  &::first-letter {
    text-transform: uppercase;
  }
`;

/* Dense: the confirm button takes the row below the chosen slot, and later slots fill the gaps. */
export const Hours = styled.div`
  display: grid;
  grid-auto-flow: dense;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${vars.space[2]};
`;

export const Confirm = styled.div`
  grid-column: 1 / -1;
`;

export const Hour = styled(RadioButton)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  block-size: 100%;
  min-block-size: ${vars.size.touch};
  padding: ${vars.space[1]} ${vars.space[2]};
  border: 1px solid ${vars.color.border.control};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  font-size: ${vars.font.size.body};
  font-variant-numeric: tabular-nums;
  line-height: ${vars.font.line.tight};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};

  &[data-hovered] {
    background: ${vars.color.bg.hover};
  }
  &[data-selected] {
    border-color: ${vars.color.bg.accent.strong};
    background: ${vars.color.bg.selected};
    box-shadow: inset 0 0 0 1px ${vars.color.bg.accent.strong};
    color: ${vars.color.text.accent};
    font-weight: ${vars.font.weight.bold};
  }
  &[data-disabled] {
    border-color: ${vars.color.border.default};
    background: ${vars.color.bg.inset};
    color: ${vars.color.text.muted};
    cursor: not-allowed;
  }
  &[data-disabled] > span:first-child {
    text-decoration: line-through;
  }
  ${touchTarget}
  ${focusRing}
  ${media.forcedColors} {
    &[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Reason = styled.span`
  font-size: ${vars.font.size.caption};
`;

export const ZoneName = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin: 0;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
`;

export const Empty = styled.p`
  margin: 0;
  padding: ${vars.space[6]} ${vars.space[4]};
  border: 1px dashed ${vars.color.border.strong};
  border-radius: ${vars.radius.m};
  color: ${vars.color.text.muted};
  font-family: ${vars.font.family};
  text-align: center;
`;
