import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** Group for the values of an object or a list. */
export const FieldGroup = styled.fieldset`
  display: grid;
  gap: ${vars.space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: ${vars.space[2]} ${vars.space[3]} ${vars.space[3]};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  > legend {
    padding-inline: ${vars.space[1]};
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size.caption};
    font-weight: ${vars.font.weight.medium};
  }
`;
