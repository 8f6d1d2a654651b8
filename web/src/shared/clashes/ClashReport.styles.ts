import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** The quiet line while nothing clashes. */
export const QuietLine = styled.div`
  display: flex;
  gap: ${vars.space[2]};
  align-items: flex-start;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
  > :first-child {
    flex: none;
    margin-block-start: 2px;
  }
`;

export const ClashStack = styled.div`
  display: grid;
  gap: ${vars.space[2]};
`;

export const ClashLines = styled.ul`
  display: grid;
  gap: ${vars.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
