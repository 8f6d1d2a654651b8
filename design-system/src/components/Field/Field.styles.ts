import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/TextField';
import { Text as AriaText } from 'react-aria-components/Text';
import { css, styled } from 'styled-components';
import { vars } from '../../tokens';

export const FieldLayout = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  min-inline-size: 0;
  align-content: start;
  font-family: ${vars.font.family};
  color: ${vars.color.text.default};
`;

const labelText = css`
  font-size: ${vars.font.size.label};
  font-weight: ${vars.font.weight.medium};
  line-height: ${vars.font.line.tight};
  color: ${vars.color.text.default};
  padding-block-end: 2px;

  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const FieldLabel = styled(AriaLabel)`
  ${labelText}
`;

export const RequiredMark = styled.span`
  color: ${vars.color.text.danger};
  margin-inline-start: ${vars.space[1]};
`;

export const Below = styled.div`
  display: flex;
  gap: ${vars.space[3]};
  justify-content: space-between;
  font-size: ${vars.font.size.caption};
  line-height: 1.4;

  /* Hidden without help, error and counter. */
  &:not(:has(span:not(:empty))) {
    display: none;
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  flex: 1;
`;

export const Description = styled(AriaText)`
  color: ${vars.color.text.muted};
`;

export const FieldError = styled(AriaFieldError)`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  color: ${vars.color.text.danger};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

export const ErrorIcon = styled.span`
  display: inline-flex;
  flex: none;
  padding-block-start: 1px;
`;

export const Counter = styled.span`
  flex: none;
  color: ${vars.color.text.muted};
  font-variant-numeric: tabular-nums;

  &[data-full] {
    color: ${vars.color.text.danger};
    font-weight: ${vars.font.weight.medium};
  }
`;
