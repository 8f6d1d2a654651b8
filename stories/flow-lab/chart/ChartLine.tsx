import { memo } from 'react';
import { vars } from '@ruta/design-system';
import { coverageColor, kindColor } from './look';
import type { Arrow } from './layout';

const { color } = vars;
const BEND = 7;
const HEAD = 8;

type Point = Arrow['points'][number];

/** Point at a distance from one point towards another, at most halfway. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** SVG path of an arrow with rounded corners. */
function pathOf(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const into = towards(point, before, BEND);
      const out = towards(point, after, BEND);
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`;
    })
    .join('');
}

/** Arrowhead at the end of the path. */
function headOf(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (side: number) => {
    const turned = angle + Math.PI + side * 0.42;
    return `${end.x + HEAD * Math.cos(turned)} ${end.y + HEAD * Math.sin(turned)}`;
  };
  return `M${end.x} ${end.y}L${corner(1)}L${corner(-1)}Z`;
}

interface LineProps {
  arrow: Arrow;
  isTaken: boolean;
  isSelected: boolean;
  isCovered: boolean | undefined;
}

/** Arrow of the chart: dashed for a refused call, thick for the last transition. */
export const ChartLine = memo(function ChartLine({ arrow, isTaken, isSelected, isCovered }: LineProps) {
  const { points, isError, transitions } = arrow;
  const kind = transitions[0]?.kind ?? 'event';
  const usual = isCovered === undefined ? kindColor[kind] : coverageColor[isCovered ? 'covered' : 'uncovered'];
  const stroke = isTaken || isSelected ? color.text.accent : usual;
  const width = isTaken ? 3.5 : isSelected ? 2.5 : 1.3;
  return (
    <g data-transition={transitions[0]?.name}>
      <path d={pathOf(points)} fill="none" stroke="transparent" strokeWidth={12} data-ui="true" />
      <path
        d={pathOf(points)}
        fill="none"
        stroke={stroke}
        strokeWidth={width}
        strokeDasharray={isError ? '6 4' : undefined}
      />
      <path d={headOf(points)} fill={stroke} stroke={stroke} strokeWidth={isTaken ? 3 : 1} strokeLinejoin="round" />
    </g>
  );
});
