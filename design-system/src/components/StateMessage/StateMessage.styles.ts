import { styled } from 'styled-components';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

export const StateRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${vars.space[2]};
  max-inline-size: 480px;
  margin-inline: auto;
  padding: ${vars.space[8]} ${vars.space[4]};
  text-align: center;
  overflow-wrap: anywhere;
  > * {
    max-inline-size: 100%;
  }
  &[data-size='S'] {
    padding: ${vars.space[5]} ${vars.space[4]};
  }
  ${media.phone} {
    padding-block: ${vars.space[4]};
  }
`;

/** Holds the icon, and the drawing behind it. */
export const StatePlace = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  margin-block-end: ${vars.space[2]};
  &:has(> svg) {
    inline-size: 224px;
    block-size: 96px;
  }
  > svg {
    position: absolute;
  }
`;

export const StateMark = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 50%;
  background: ${vars.color.bg.accent.muted};
  color: ${vars.color.text.accent};
  svg + & {
    position: relative;
    background: ${vars.color.bg.surface};
    box-shadow: 0 0 0 2.5px ${vars.color.icon.brand};
  }
  &[data-tone='danger'] {
    background: ${vars.color.bg.danger.muted};
    color: ${vars.color.text.danger};
  }
  &[data-tone='neutral'] {
    background: ${vars.color.bg.neutral.muted};
    color: ${vars.color.text.muted};
  }
`;

export const StateActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${vars.space[2]};
  padding-block-start: ${vars.space[3]};
`;
