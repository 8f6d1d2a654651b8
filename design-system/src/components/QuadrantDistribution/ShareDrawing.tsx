import { useId } from 'react';
import { VictoryBar } from 'victory';
import { BarMark, ChartPatterns, fillOf, quadrantPaint } from '../ChartFrame';
import type { QuadrantPart, Sheet } from '../ChartFrame';

export interface ShareDrawingProps extends Sheet {
  parts: readonly QuadrantPart[];
}

/** One stacked bar over the whole width. */
export function ShareDrawing({ width, height, activeId, parts }: ShareDrawingProps) {
  const id = useId();
  return (
    <svg width={width} height={height} focusable="false">
      <ChartPatterns id={id} paints={parts.map(({ quadrant }) => quadrantPaint(quadrant))} />
      <VictoryBar
        standalone={false}
        width={width}
        height={height}
        padding={1}
        horizontal
        domain={{ x: [0, 1], y: [0, 1] }}
        data={parts.map(({ quadrant, from, to }) => ({
          id: `q${quadrant}`,
          x: 0.5,
          y0: from,
          y: to,
          fill: fillOf(id, quadrantPaint(quadrant)),
          plates: [String(quadrant)],
        }))}
        dataComponent={<BarMark thickness={height - 8} activeId={activeId} />}
      />
    </svg>
  );
}
