import { styled } from 'styled-components';
import { vars } from '../../tokens';

/** Sticky below the scrolling list. */
export const More = styled.div`
  flex: none;
  padding: ${vars.space[2]} ${vars.space[3]};
  border-block-start: 1px solid ${vars.color.border.default};
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
  line-height: ${vars.font.line.tight};
`;
