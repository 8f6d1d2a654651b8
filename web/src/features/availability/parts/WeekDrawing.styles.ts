import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** The hours of seven days side by side, with their scale. */
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

/** The hours beside the days; each lies at its share of the height. */
export const Scale = styled.div`
  position: relative;
  block-size: 240px;
`;

/** A day; its windows lie at their shares of the height. */
export const Day = styled(Scale)`
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
