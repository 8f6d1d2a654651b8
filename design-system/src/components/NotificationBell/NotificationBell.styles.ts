import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { floatingSurface } from '../../styles/mixins';
import { vars } from '../../tokens/theme';

/** Button with its count at the corner. */
export const BellRoot = styled.span`
  position: relative;
  display: inline-flex;
`;

export const BellCount = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: 4px;
  border-radius: ${vars.radius.full};
  background: ${vars.color.bg.danger.strong};
  color: ${vars.color.text.onStrong};
  font-size: 0.6875rem;
  font-weight: ${vars.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  /* Clicks on the badge reach the button below. */
  pointer-events: none;
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

export const BellSurface = styled(Popover)`
  ${floatingSurface}
  inline-size: min(400px, calc(100vw - 16px));
  transition: opacity ${vars.motion.fast} ${vars.motion.easing};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

export const BellDialog = styled(Dialog)`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  max-block-size: inherit;
  overflow: hidden;
  outline: none;
`;

export const BellHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[1]} ${vars.space[3]};
  min-block-size: 56px;
  padding: ${vars.space[2]} ${vars.space[4]};
  border-block-end: 1px solid ${vars.color.border.default};
`;

export const BellBody = styled.div`
  min-block-size: 0;
  max-block-size: min(440px, 60dvh);
  overflow-y: auto;
  padding: ${vars.space[2]};
`;

export const BellFoot = styled.div`
  padding: ${vars.space[3]} ${vars.space[4]};
  border-block-start: 1px solid ${vars.color.border.default};
  font-size: ${vars.font.size.label};
`;
