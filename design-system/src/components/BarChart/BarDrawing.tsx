import { useId } from 'react';
import { VictoryAxis, VictoryBar } from 'victory';
import { BarMark, BoxedText, ChartPatterns, amountOf, axisLook, dataPaint, fillOf, ticksOf } from '../ChartFrame';
import type { BarDatum, Paint, Sheet } from '../ChartFrame';

export interface BarDrawingProps extends Sheet {
  isHorizontal: boolean;
  /** Paints of the bars of a row. */
  paints: readonly Paint[];
  /** Upper end of the scale. */
  greatest: number;
  /** Whether the scale has whole numbers only. */
  isWhole: boolean;
  write: (value: number | undefined) => string;
  rows: readonly { id: string; label: string; bars: readonly { id: string; value: number | undefined }[] }[];
}

/** Below this width in pixels, names are vertical. */
const NARROW = 44;

/** Grouped bars with scale and names. */
export function BarDrawing(props: BarDrawingProps) {
  const { width, height, activeId, isHorizontal, paints, greatest, isWhole, write, rows } = props;
  const id = useId();
  const ticks = ticksOf(greatest, isWhole);
  const isUpright = !isHorizontal && (width - 56) / rows.length < NARROW;
  const nameRoom = isHorizontal ? Math.min(200, width * 0.36) : isUpright ? 92 : 28;
  const padding = isHorizontal
    ? { left: nameRoom + 8, right: 48, top: 8, bottom: 28 }
    : { left: 48, right: 8, top: 24, bottom: nameRoom };
  const length = isHorizontal ? height - padding.top - padding.bottom : width - padding.left - padding.right;
  const slot = length / rows.length;
  const thickness = Math.min(48, (slot * 0.76) / paints.length);
  const place = (row: number) => (isHorizontal ? rows.length - 0.5 - row : row + 0.5);
  const textFits = isHorizontal ? thickness >= 14 : thickness >= 18;

  const bars = rows.flatMap((row, at) =>
    row.bars.map((bar, index): BarDatum => {
      const aside = ((index - (paints.length - 1) / 2) * thickness) / slot;
      return {
        id: bar.id,
        x: place(at) + (isHorizontal ? -aside : aside),
        y: amountOf(bar.value) ?? 0,
        fill: fillOf(id, paints[index] ?? dataPaint(index)),
        text: textFits && amountOf(bar.value) !== null ? write(bar.value) : undefined,
      };
    }),
  );
  const sheet = { width, height, padding, standalone: false } as const;
  const top = ticks.at(-1) ?? 1;
  return (
    <svg width={width} height={height} focusable="false">
      <ChartPatterns id={id} paints={paints} />
      <VictoryAxis
        {...sheet}
        dependentAxis={!isHorizontal}
        domain={[0, top]}
        tickValues={ticks}
        tickFormat={(tick: number) => write(tick)}
        style={axisLook}
      />
      <VictoryBar
        {...sheet}
        horizontal={isHorizontal}
        domain={{ x: [0, rows.length], y: [0, top] }}
        data={bars}
        dataComponent={<BarMark thickness={thickness} activeId={activeId} />}
      />
      {rows.map((row, at) => {
        if (isHorizontal)
          return (
            <BoxedText key={row.id} x={0} y={padding.top + at * slot} width={nameRoom} height={slot} align="end">
              {row.label}
            </BoxedText>
          );
        const left = padding.left + at * slot;
        const below = height - padding.bottom + 4;
        return isUpright ? (
          <g key={row.id} transform={`translate(${left + slot / 2 - 10} ${height}) rotate(-90)`}>
            <BoxedText x={0} y={0} width={padding.bottom - 6} height={20} align="end">
              {row.label}
            </BoxedText>
          </g>
        ) : (
          <BoxedText key={row.id} x={left} y={below} width={slot} height={20} align="center">
            {row.label}
          </BoxedText>
        );
      })}
    </svg>
  );
}
