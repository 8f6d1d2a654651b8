import { styled } from 'styled-components';
import { vars } from '../../tokens';

export const FrameRoot = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  min-inline-size: 0;
  padding: ${vars.space[4]};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.l};
  background: ${vars.color.bg.surface};
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
`;

export const FrameHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};

  > :first-child {
    display: grid;
    flex: 1 1 14rem;
    gap: ${vars.space[1]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/* Constant height in every state, so that content below stays in place. */
export const FrameBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[3]};
  min-inline-size: 0;
  min-block-size: var(--chart-height);

  &[data-centred] {
    display: grid;
    place-items: center;
  }
`;
