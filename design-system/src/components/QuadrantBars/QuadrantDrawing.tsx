import { useId } from 'react';
import { VictoryAxis, VictoryBar } from 'victory';
import {
  BarMark,
  BoxedText,
  ChartPatterns,
  averagePaint,
  axisLook,
  fillOf,
  quadrantOf,
  quadrantPaint,
  quadrants,
} from '../ChartFrame';
import type { BarDatum, QuadrantPart, Sheet } from '../ChartFrame';
import { averagePointId, partPointId } from './points';

/** A row to draw. */
export interface DrawnRow {
  id: string;
  label: string;
  /** Segments with formatted percentages: "21.4%". */
  parts: readonly (QuadrantPart & { share: string })[];
  /** 0 for none. */
  average: number;
  /** "Promedio 3.4". */
  averageText: string;
}

export interface QuadrantDrawingProps extends Sheet {
  measure: 'shares' | 'average';
  rows: readonly DrawnRow[];
}

/** Height of the label above a bar, in pixels. */
const WORDS = { wide: 24, narrow: 36 };
/** Below this width in pixels, labels have two lines. */
const NARROW = 560;
const BAR = 36;
const AXIS = 24;
/** Space for the average at the end of a bar, in pixels. */
const AVERAGE_ROOM = 112;

/** Horizontal bars with their label above and their average at the end. */
export function QuadrantDrawing({ width, height, activeId, measure, rows }: QuadrantDrawingProps) {
  const id = useId();
  const lines = width < NARROW ? 2 : 1;
  const words = lines === 2 ? WORDS.narrow : WORDS.wide;
  const isAverage = measure === 'average';
  const below = isAverage ? AXIS : 0;
  const slot = Math.min(96, (height - below) / Math.max(1, rows.length));
  const sheetHeight = slot * rows.length + below;
  const thickness = Math.min(BAR, slot - words - 8);
  // Centres label and bar in the slot. Victory's y axis points up.
  const top = (slot - words - thickness) / 2;
  const place = (row: number) => rows.length - row - (top + words + thickness / 2) / slot;
  const sheet = {
    width,
    height: sheetHeight,
    padding: { left: 1, right: 1, top: 0, bottom: below },
    standalone: false,
  };
  const bars = rows.flatMap((row, at) => (isAverage ? [averageBar(row, place(at), id)] : partBars(row, place(at), id)));
  return (
    <svg width={width} height={sheetHeight} focusable="false">
      <ChartPatterns id={id} paints={quadrants.map(quadrantPaint)} />
      {isAverage ? <VictoryAxis {...sheet} domain={[0, 5]} tickValues={[0, 1, 2, 3, 4, 5]} style={axisLook} /> : null}
      <VictoryBar
        {...sheet}
        horizontal
        domain={{ x: [0, rows.length], y: [0, isAverage ? 5 : 1] }}
        data={bars}
        dataComponent={<BarMark thickness={thickness} activeId={activeId} />}
      />
      {rows.map((row, at) => (
        <g key={row.id} data-point={averagePointId(row.id)}>
          <BoxedText x={0} y={at * slot + top} width={width - AVERAGE_ROOM} height={words} lines={lines}>
            {row.label}
          </BoxedText>
          <BoxedText x={width - AVERAGE_ROOM} y={at * slot + top} width={AVERAGE_ROOM} height={words} align="end">
            {row.averageText}
          </BoxedText>
        </g>
      ))}
    </svg>
  );
}

function partBars(row: DrawnRow, x: number, patterns: string): BarDatum[] {
  return row.parts
    .filter(({ total }) => total > 0)
    .map(({ quadrant, share, from, to }) => ({
      id: partPointId(row.id, quadrant),
      x,
      y0: from,
      y: to,
      fill: fillOf(patterns, quadrantPaint(quadrant)),
      plates: [`${quadrant} · ${share}`, String(quadrant)],
    }));
}

function averageBar(row: DrawnRow, x: number, patterns: string): BarDatum {
  const quadrant = quadrantOf(row.average);
  return {
    id: averagePointId(row.id),
    x,
    y: quadrant === null ? 0 : Math.min(5, row.average),
    fill: fillOf(patterns, averagePaint(row.average)),
    plates: quadrant === null ? undefined : [String(quadrant)],
  };
}
