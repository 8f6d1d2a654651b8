import { styled } from 'styled-components';
import { vars } from '../../tokens';
import { CutText } from './ChartKey';

const Line = styled.div`
  display: flex;
  align-items: center;
  block-size: 100%;
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
  font-size: ${vars.font.size.caption};
  line-height: ${vars.font.line.tight};

  &[data-align='end'] {
    justify-content: flex-end;
  }
  &[data-align='center'] {
    justify-content: center;
  }
`;

export interface BoxedTextProps {
  x: number;
  y: number;
  width: number;
  height: number;
  align?: 'start' | 'center' | 'end' | undefined;
  children: string;
}

/** Text in a box of a drawing, cut where the box ends. SVG text knows neither boxes nor right-to-left names among others. */
export function BoxedText({ x, y, width, height, align = 'start', children }: BoxedTextProps) {
  return (
    <foreignObject x={x} y={y} width={Math.max(0, width)} height={height}>
      <Line data-align={align}>
        <CutText dir="auto">{children}</CutText>
      </Line>
    </foreignObject>
  );
}
