import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { css, keyframes, styled } from 'styled-components';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';
import { buttonsInOrder } from '../FormActions/FormActions.styles';

const appear = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;
const slide = keyframes`
  from { transform: translateY(24px); opacity: 0; }
`;

export const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${vars.z.overlay};
  display: flex;
  align-items: center;
  justify-content: center;
  padding: ${vars.space[6]};
  background: ${vars.color.bg.overlay};
  animation: ${appear} ${vars.motion.fast} ${vars.motion.easing};
  &[data-exiting] {
    opacity: 0;
    transition: opacity ${vars.motion.fast} ${vars.motion.easing};
  }
  &:not([data-compact]) {
    ${media.phone} {
      padding: 0;
    }
  }
  &[data-compact] {
    ${media.phone} {
      align-items: flex-end;
      padding: ${vars.space[3]};
    }
  }
`;

const sheet = css`
  ${media.phone} {
    max-inline-size: none;
    block-size: 100%;
    max-block-size: none;
    border-radius: 0;
    border: 0;
    animation: ${slide} ${vars.motion.medium} ${vars.motion.easing};
  }
`;

export const Panel = styled(Modal)`
  display: flex;
  inline-size: 100%;
  max-block-size: 100%;
  background: ${vars.color.bg.raised};
  color: ${vars.color.text.default};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.l};
  box-shadow: ${vars.shadow.float};
  outline: none;
  animation: ${rise} ${vars.motion.medium} ${vars.motion.easing};
  &[data-size='S'] {
    max-inline-size: 440px;
  }
  &[data-size='M'] {
    max-inline-size: 600px;
  }
  &[data-size='L'] {
    max-inline-size: 880px;
  }
  &:not([data-compact]) {
    ${sheet}
  }
`;

export const Frame = styled(Dialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
  max-block-size: inherit;
  outline: none;
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${vars.space[3]};
  padding: ${vars.space[5]} ${vars.space[4]} ${vars.space[3]} ${vars.space[6]};
  > :first-child {
    flex: 1;
    padding-block-start: 5px;
  }
  ${media.phone} {
    padding: ${vars.space[3]} ${vars.space[2]} ${vars.space[3]} ${vars.space[4]};
    border-block-end: 1px solid ${vars.color.border.default};
    > :first-child {
      padding-block-start: 9px;
    }
  }
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 4px ${vars.space[6]} ${vars.space[6]};
  ${media.phone} {
    padding: ${vars.space[4]};
  }
`;

export const Foot = styled.footer`
  ${buttonsInOrder}
  padding: ${vars.space[4]} ${vars.space[6]};
  border-block-start: 1px solid ${vars.color.border.default};
  ${media.phone} {
    padding: ${vars.space[3]} ${vars.space[4]} max(${vars.space[3]}, env(safe-area-inset-bottom));
  }
`;
