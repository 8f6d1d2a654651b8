import { styled } from 'styled-components';
import { vars } from '../../tokens';

/** Stays in sight under the list, however far one goes down in it. */
export const More = styled.div`
  flex: none;
  padding: ${vars.space[2]} ${vars.space[3]};
  border-block-start: 1px solid ${vars.color.border.default};
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
  line-height: ${vars.font.line.tight};
`;
