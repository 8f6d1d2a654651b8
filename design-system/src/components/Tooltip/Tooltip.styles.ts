import { Tooltip as AriaTooltip } from 'react-aria-components/Tooltip';
import { styled } from 'styled-components';
import { vars } from '../../tokens/theme';

export const TooltipBubble = styled(AriaTooltip)`
  max-inline-size: 280px;
  padding: ${vars.space[1]} ${vars.space[2]};
  border-radius: ${vars.radius.s};
  border: 1px solid transparent;
  background: ${vars.color.text.default};
  color: ${vars.color.bg.surface};
  font-size: ${vars.font.size.caption};
  line-height: 1.4;
  text-wrap: pretty;
  transition: opacity ${vars.motion.fast} ${vars.motion.easing};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;
