import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

export const Items = styled.ul`
  display: grid;
  gap: ${vars.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${vars.space[3]};
  padding: ${vars.space[3]};
  border-radius: ${vars.radius.m};
  color: ${vars.color.text.muted};
  &[data-unread] {
    background: ${vars.color.bg.accent.muted};
    color: ${vars.color.text.default};
  }
  &:hover {
    background: ${vars.color.bg.hover};
  }
`;

export const Mark = styled.span`
  display: inline-flex;
  padding-block-start: 2px;
  color: ${vars.color.text.muted};
  [data-unread] > & {
    color: ${vars.color.text.accent};
  }
`;

export const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  font-size: ${vars.font.size.label};
  line-height: ${vars.font.line.tight};
  overflow-wrap: anywhere;
`;

export const OpenLink = styled(AriaLink)`
  color: ${vars.color.text.default};
  font-size: ${vars.font.size.body};
  text-decoration: none;
  cursor: pointer;
  outline: 0;
  [data-unread] & {
    font-weight: ${vars.font.weight.medium};
  }
  /* Stretched over the whole row. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${vars.radius.m};
  }
  &[data-focus-visible]::after {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: -2px;
  }
`;

export const When = styled.span`
  color: ${vars.color.text.muted};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

/** Above the stretched link, so that it receives clicks. */
export const Aside = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  min-inline-size: 32px;
  ${media.coarse} {
    min-inline-size: ${vars.size.touch};
  }
`;

export const Unbroken = styled.span`
  white-space: nowrap;
`;
