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
  /** What failed, and what to do. */
  children: string;
  /** Announces the text when it appears. Default: false. */
  isAlert?: boolean | undefined;
}

/** Error text with an icon, so that colour is not the only sign. */
export function ProblemText({ children, isAlert = false }: ProblemTextProps) {
  return (
    <Line role={isAlert ? 'alert' : undefined}>
      <Icon name="error" size="S" />
      <span>{children}</span>
    </Line>
  );
}
