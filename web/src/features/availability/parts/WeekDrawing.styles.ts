import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** Seven columns of a day's hours, from the earliest to the latest that has any. */
export const Week = styled.div`
  display: grid;
  grid-template-columns: 44px repeat(7, minmax(0, 1fr));
  gap: 0 ${vars.space[1]};
  padding: ${vars.space[3]};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  ${media.phone} {
    grid-template-columns: 36px repeat(7, minmax(0, 1fr));
    padding: ${vars.space[2]};
  }
`;

export const Head = styled.div`
  padding-block-end: ${vars.space[1]};
  text-align: center;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
`;

/** One column; hours lie at their share of its height. */
export const Day = styled.div`
  position: relative;
  block-size: 240px;
  border-radius: ${vars.radius.s};
  background: ${vars.color.bg.inset};
`;

export const Hour = styled.span`
  position: absolute;
  inset-inline-end: 4px;
  transform: translateY(-50%);
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
  font-variant-numeric: tabular-nums;
  &:first-child {
    transform: none;
  }
`;

export const Window = styled.span`
  position: absolute;
  inset-inline: 2px;
  border-radius: ${vars.radius.s};
  background: ${vars.color.bg.accent.strong};
`;
