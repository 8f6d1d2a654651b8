import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** Preformatted text in a box that scrolls both ways. */
export const Written = styled.pre`
  margin: 0;
  padding: ${vars.space[3]};
  max-block-size: 24rem;
  overflow: auto;
  font-size: 0.8125rem;
  line-height: 1.5;
  background: ${vars.color.bg.inset};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};

  &:focus-visible {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 2px;
  }
`;
