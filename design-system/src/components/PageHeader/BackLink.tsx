import { Link } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/mixins';
import { vars } from '../../tokens/theme';
import { Icon } from '../Icon';

const BackRoot = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 32px;
  padding-inline: ${vars.space[2]};
  border-radius: ${vars.radius.m};
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
  text-decoration: none;
  &[data-hovered] {
    background: ${vars.color.bg.hover};
    color: ${vars.color.text.default};
  }
  @media (pointer: coarse) {
    min-block-size: ${vars.size.touch};
  }
  ${focusRing}
`;

/** Link to the parent page, named after it. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <BackRoot href={href}>
      <Icon name="arrowLeft" size="S" />
      {label}
    </BackRoot>
  );
}
