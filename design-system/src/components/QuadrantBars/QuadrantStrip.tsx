import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { vars } from '../../tokens';
import {
  ChartPatterns,
  countAndShare,
  drawingLook,
  figuresOf,
  fillOf,
  quadrantName,
  quadrantPaint,
  quadrantParts,
  quadrants,
} from '../ChartFrame';
import type { QuadrantFigures, QuadrantNames } from '../ChartFrame';

export interface QuadrantStripProps {
  /** Number of answers per quadrant. */
  totals: QuadrantFigures;
  /** Percentages from the server, 0 to 100; otherwise computed from the totals. */
  percentages?: QuadrantFigures | undefined;
  names: QuadrantNames;
}

const HEIGHT = 26;
const PLATE = { height: 18, width: 10, sign: 7.5 };
/** From these parts of the bar on, number and share fit on a sheet of paper, or the number alone. */
const ROOM = { share: 0.14, number: 0.04 };

const Strip = styled.div`
  ${drawingLook}
`;

const Words = styled.p`
  padding-block-start: ${vars.space[1]};
  color: ${vars.color.text.default};
  font-size: ${vars.font.size.caption};
  line-height: ${vars.font.line.tight};
  font-variant-numeric: tabular-nums;
`;

/**
 * One stacked bar for paper (DPI-03): colour, pattern and number of each quadrant, and beneath it its figures in words.
 * Nothing without answers. It takes the width it finds, and is there at once: Victory would be fetched and measured first.
 */
export function QuadrantStrip({ totals, percentages, names }: QuadrantStripProps) {
  const id = useId();
  const { locale } = useLocale();
  const figures = figuresOf(locale);
  const parts = quadrantParts(totals, percentages).filter(({ total }) => total > 0);
  if (parts.length === 0) return null;
  return (
    <div>
      <Strip aria-hidden>
        <svg width="100%" height={HEIGHT} focusable="false">
          <ChartPatterns id={id} paints={quadrants.map(quadrantPaint)} />
          {parts.map(({ quadrant, from, to, percent }) => {
            const room = to - from;
            const plate =
              room >= ROOM.share ? `${quadrant} · ${figures.percent(percent)}` : room >= ROOM.number ? quadrant : null;
            return (
              <g key={quadrant}>
                <rect
                  {...{ x: `${from * 100}%`, width: `${room * 100}%`, height: HEIGHT, rx: 3 }}
                  fill={fillOf(id, quadrantPaint(quadrant))}
                  data-part="mark"
                />
                {plate === null ? null : <Plate at={(from + to) / 2}>{String(plate)}</Plate>}
              </g>
            );
          })}
        </svg>
      </Strip>
      <Words>
        {parts.map((part) => `${quadrantName(part.quadrant, names)}: ${countAndShare(part, figures)}`).join(' · ')}
      </Words>
    </div>
  );
}

/** A number on white, in the middle of its part. */
function Plate({ at, children }: { at: number; children: string }) {
  const width = PLATE.width + PLATE.sign * children.length;
  return (
    <svg x={`${at * 100}%`} y={HEIGHT / 2} width={1} height={1}>
      <rect {...{ x: -width / 2, y: -PLATE.height / 2, width, height: PLATE.height, rx: 4 }} data-part="plate" />
      <text y={4.5} textAnchor="middle" data-part="number">
        {children}
      </text>
    </svg>
  );
}
