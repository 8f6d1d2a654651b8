import { useId } from 'react';
import { Slice, VictoryPie } from 'victory';
import type { SliceProps } from 'victory';
import { BoxedText, ChartPatterns, fillOf } from '../ChartFrame';
import type { Paint, Sheet } from '../ChartFrame';

/** A slice to draw. */
export interface DrawnSlice {
  id: string;
  value: number;
  paint: Paint;
  /** "42.9%", beside the slice. */
  share: string;
  /** Whether it is too narrow for a label. */
  isNarrow: boolean;
}

export interface PieDrawingProps extends Sheet {
  slices: readonly DrawnSlice[];
  /** Total in the middle. */
  total: string;
  /** Unit below the total. */
  unit: string;
}

/** Space for labels around the ring, in pixels. */
const ASIDE = 56;

/** Font size of the total that fits the hole; a digit's width is about 0.62 of its height. */
const totalSize = (total: string, hole: number): number => Math.min(28, (hole * 1.7) / (total.length * 0.62));

/** A ring with percentages around it and the total in the middle. */
export function PieDrawing({ width, height, activeId, slices, total, unit }: PieDrawingProps) {
  const id = useId();
  const radius = Math.max(40, Math.min(height / 2 - 32, width / 2 - ASIDE));
  const hole = radius * 0.58;
  const centre = { x: width / 2, y: height / 2 };
  return (
    <svg width={width} height={height} focusable="false">
      <ChartPatterns id={id} paints={slices.map(({ paint }) => paint)} />
      <VictoryPie
        standalone={false}
        width={width}
        height={height}
        origin={centre}
        radius={radius}
        innerRadius={hole}
        labelRadius={radius + 12}
        data={slices.map((slice) => ({
          ...slice,
          x: slice.id,
          y: slice.value,
          label: slice.isNarrow ? ' ' : slice.share,
        }))}
        dataComponent={<SliceMark activeId={activeId} />}
        // The group's stroke comes from the drawing styles.
        style={{
          data: {
            fill: ({ datum }: { datum?: DrawnSlice }) => (datum === undefined ? 'none' : fillOf(id, datum.paint)),
            stroke: 'inherit',
            strokeWidth: 'inherit',
          },
        }}
        labelComponent={<ShareText />}
      />
      <text
        x={centre.x}
        y={centre.y + 4}
        textAnchor="middle"
        style={{ fontSize: totalSize(total, hole), fontWeight: 650 }}
      >
        {total}
      </text>
      <BoxedText x={centre.x - hole * 0.8} y={centre.y + 12} width={hole * 1.6} height={20} align="center">
        {unit}
      </BoxedText>
    </svg>
  );
}

function SliceMark({ activeId, ...props }: SliceProps & { activeId: string | undefined }) {
  const { id } = props.datum as DrawnSlice;
  return (
    <g data-point={id} data-part="mark" data-active={id === activeId || undefined}>
      <Slice {...props} />
    </g>
  );
}

interface ShareTextProps {
  x?: number;
  y?: number;
  text?: string;
  textAnchor?: 'start' | 'middle' | 'end';
  verticalAnchor?: 'start' | 'middle' | 'end';
}

function ShareText({ x, y = 0, text, textAnchor, verticalAnchor }: ShareTextProps) {
  const down = { start: 10, middle: 4.5, end: 0 };
  return (
    <text x={x} y={y + down[verticalAnchor ?? 'middle']} textAnchor={textAnchor}>
      {text}
    </text>
  );
}
