import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { styled } from 'styled-components';
import { vars } from '../../tokens';

export const Parts = styled(DisclosureGroup)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]};
  min-inline-size: 0;
`;

export const Places = styled.div`
  display: grid;
  gap: ${vars.space[2]};
`;

export const Empty = styled.p`
  margin: 0;
  padding: ${vars.space[6]} ${vars.space[4]};
  border: 1px dashed ${vars.color.border.strong};
  border-radius: ${vars.radius.m};
  color: ${vars.color.text.muted};
  font-family: ${vars.font.family};
  text-align: center;
`;
