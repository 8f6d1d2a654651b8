import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { floatingSurface } from '../../styles/mixins';
import { vars } from '../../tokens/theme';

export const InfoSurface = styled(Popover)`
  ${floatingSurface}
  max-inline-size: min(320px, calc(100vw - 24px));
  transition: opacity ${vars.motion.fast} ${vars.motion.easing};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const InfoDialog = styled(Dialog)`
  display: grid;
  gap: ${vars.space[1]};
  padding: ${vars.space[4]};
  font-size: ${vars.font.size.label};
  outline: none;
`;
