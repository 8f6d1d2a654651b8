import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { focusRing, touchTarget, visuallyHidden } from '../../styles/mixins';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

export const PersonButton = styled(Button)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  min-block-size: 40px;
  padding: 3px ${vars.space[2]} 3px 4px;
  border: 0;
  border-radius: ${vars.radius.full};
  background: transparent;
  color: ${vars.color.text.default};
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${touchTarget}
  &:is([data-hovered], [aria-expanded='true']) {
    background: ${vars.color.bg.hover};
  }
  ${media.tablet} {
    padding: 4px;
  }
  ${focusRing}
`;

export const PersonWords = styled.span`
  display: grid;
  max-inline-size: 180px;
  font-size: ${vars.font.size.label};
  line-height: 1.25;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :first-child {
    font-weight: ${vars.font.weight.medium};
  }
  > :last-child {
    font-size: 0.75rem;
    color: ${vars.color.text.muted};
  }
  ${media.tablet} {
    ${visuallyHidden}
  }
`;

export const PersonChevron = styled.span`
  display: inline-flex;
  color: ${vars.color.text.muted};
  ${media.tablet} {
    display: none;
  }
`;

export const PersonCard = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border-block-end: 1px solid ${vars.color.border.default};
  min-inline-size: 240px;
`;
