import { styled } from 'styled-components';
import { vars } from '../../tokens';

export const CountdownRoot = styled.div`
  display: inline-grid;
  justify-items: center;
  gap: ${vars.space[2]};
  max-inline-size: 100%;
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
`;

export const Unit = styled.span`
  margin-inline-start: 2px;
  font-size: 0.6em;
  font-weight: ${vars.font.weight.medium};
`;

/*
 * At least one line high, so that the ring stays in place when text appears. The icon is inline: beside centred lines
 * it would be far from the text.
 */
export const Note = styled.p`
  margin: 0;
  min-block-size: 1.5em;
  max-inline-size: 18rem;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
  line-height: ${vars.font.line.body};
  text-align: center;
  overflow-wrap: anywhere;
  text-wrap: balance;

  > :first-child:not(:only-child) {
    margin-inline-end: ${vars.space[1]};
  }

  &[data-tone='danger'] {
    color: ${vars.color.text.danger};
    font-weight: ${vars.font.weight.medium};
  }
`;
