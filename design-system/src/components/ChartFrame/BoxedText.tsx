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

const TwoLines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export interface BoxedTextProps {
  x: number;
  y: number;
  width: number;
  height: number;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Maximum lines; two need a box height of 36 pixels. Default: 1. */
  lines?: 1 | 2 | undefined;
  children: string;
}

/** Text truncated in a box of a drawing. SVG text supports neither boxes nor mixed text directions. */
export function BoxedText({ x, y, width, height, align = 'start', lines = 1, children }: BoxedTextProps) {
  return (
    <foreignObject x={x} y={y} width={Math.max(0, width)} height={height}>
      <Line data-align={align}>
        {lines === 1 ? <CutText dir="auto">{children}</CutText> : <TwoLines dir="auto">{children}</TwoLines>}
      </Line>
    </foreignObject>
  );
}
