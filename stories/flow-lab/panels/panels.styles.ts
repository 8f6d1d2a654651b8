import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** Nested list of values. */
export const Branch = styled.ul`
  margin: 0;
  padding-inline-start: ${vars.space[4]};
  border-inline-start: 1px solid ${vars.color.border.default};
  list-style: none;
  overflow-wrap: anywhere;
`;

/** A mark with its subject. */
export const Reading = styled.div`
  display: flex;
  gap: ${vars.space[2]};
  align-items: baseline;
  overflow-wrap: anywhere;
`;

/** Indented parts of the line above. */
export const Indented = styled.div`
  margin-block-start: ${vars.space[2]};
  padding-inline-start: ${vars.space[5]};
`;
