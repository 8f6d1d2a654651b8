import { styled } from 'styled-components';
import { vars } from '../../tokens';
import { Icon } from '../Icon';

const Line = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: 6px;
  color: ${vars.color.text.danger};
  font-size: ${vars.font.size.label};
  text-align: start;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

interface ProblemTextProps {
  /** What did not work, and the way out. */
  children: string;
  /** Said aloud as soon as it is there. */
  isAlert?: boolean | undefined;
}

/** What did not work, in words and with a sign: never by its colour alone. */
export function ProblemText({ children, isAlert = false }: ProblemTextProps) {
  return (
    <Line role={isAlert ? 'alert' : undefined}>
      <Icon name="error" size="S" />
      <span>{children}</span>
    </Line>
  );
}
