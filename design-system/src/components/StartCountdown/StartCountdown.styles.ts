import { styled } from 'styled-components';
import { vars } from '../../tokens';

export const StartRoot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${vars.space[4]};
  min-inline-size: 0;
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
  text-align: center;
`;

export const StartLabel = styled.p`
  margin: 0;
  max-inline-size: 28rem;
  font-size: ${vars.font.size.title};
  font-weight: ${vars.font.weight.bold};
  line-height: ${vars.font.line.tight};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

/* The icon is inline: beside centred lines it would be far from the text. */
export const StartNote = styled.p`
  margin: 0;
  max-inline-size: 28rem;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
  overflow-wrap: anywhere;
  text-wrap: balance;

  > :first-child:not(:only-child) {
    margin-inline-end: ${vars.space[1]};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${vars.space[2]};
`;
