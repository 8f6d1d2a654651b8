import { styled } from 'styled-components';
import { vars } from '../../tokens';

export const Parts = styled.div`
  display: flex;
  align-items: center;
  flex: 1;
  min-inline-size: 0;
  padding-inline: ${vars.space[3]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: text;
`;

export const Segment = styled.input`
  /* Minimum target size of WCAG 2.2; two digits alone are narrower. */
  box-sizing: border-box;
  min-inline-size: 24px;
  min-block-size: 24px;
  padding: 2px 1px;
  border: 0;
  border-radius: ${vars.radius.s};
  outline: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-variant-numeric: inherit;
  line-height: ${vars.font.line.tight};
  text-align: center;
  caret-color: transparent;

  &::placeholder {
    color: ${vars.color.text.muted};
    opacity: 1;
  }
  &::selection {
    background: transparent;
  }
  &:focus,
  &:focus::placeholder {
    background: ${vars.color.bg.accent.strong};
    color: ${vars.color.text.onStrong};
  }
  &:disabled {
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
`;

export const Separator = styled.span`
  color: ${vars.color.text.muted};
`;
