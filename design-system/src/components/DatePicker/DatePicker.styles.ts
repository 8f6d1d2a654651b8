import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { media, vars } from '../../tokens';

export const CalendarPopover = styled(AriaPopover)`
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.l};
  background: ${vars.color.bg.raised};
  color: ${vars.color.text.default};
  box-shadow: ${vars.shadow.float};
  font-family: ${vars.font.family};
  overflow: auto;
  transition: opacity ${vars.motion.fast} ${vars.motion.easing};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const CalendarBox = styled.div`
  padding: ${vars.space[3]};
`;

/** Reserves the calendar's size while its code loads. */
export const MonthPlace = styled.div`
  inline-size: 280px;
  block-size: 308px;
  ${media.coarse} {
    inline-size: 308px;
    block-size: 346px;
  }
`;
