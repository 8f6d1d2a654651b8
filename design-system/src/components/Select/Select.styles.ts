import { Button as AriaButton } from 'react-aria-components/Button';
import { SelectValue as AriaSelectValue } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { vars } from '../../tokens';
import { controlFrame, focusRing } from '../Field';

export const SelectButton = styled(AriaButton)`
  ${controlFrame}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]};
  padding: ${vars.space[1]} ${vars.space[2]} ${vars.space[1]} ${vars.space[3]};
  text-align: start;
  cursor: pointer;

  &[data-focus-visible] {
    ${focusRing}
  }
`;

export const Chosen = styled(AriaSelectValue)`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: ${vars.color.text.muted};
  }
` as typeof AriaSelectValue;

export const Chevron = styled.span`
  display: inline-flex;
  flex: none;
  color: ${vars.color.text.muted};
`;
