/** Data of a bar, as passed to Victory. */
export interface BarDatum {
  /** Its `data-point`. */
  id: string;
  /** Position on the axis of names, from 0. */
  x: number;
  /** End of the bar, which starts at 0 unless `y0` is set. */
  y: number;
  y0?: number | undefined;
  /** Its `fill`. */
  fill: string;
  /**
   * Candidate texts for a plate in the middle; the first that fits is shown: number and share, or the quadrant's
   * number.
   */
  plates?: readonly string[] | undefined;
  /** Text after the end. */
  text?: string | undefined;
}

type Scale = (value: number) => number;

export interface BarMarkProps {
  /** Thickness in CSS pixels. */
  thickness: number;
  activeId: string | undefined;
  /** Set by Victory: datum, scale and orientation. */
  datum?: BarDatum | undefined;
  scale?: { x: Scale; y: Scale } | undefined;
  horizontal?: boolean | undefined;
}

/** Plate size in CSS pixels: height, width without text, width per character, and the bar's margin around it. */
const PLATE = { height: 20, width: 12, sign: 8, aside: 6 };

/** A bar for Victory: colour with pattern, plate and value. A zero value has no bar. */
export function BarMark({ datum, scale, horizontal = false, thickness, activeId }: BarMarkProps) {
  if (datum === undefined || scale === undefined) return null;
  const middle = scale.x(datum.x);
  const ends = [scale.y(datum.y0 ?? 0), scale.y(datum.y)];
  const from = Math.min(...ends);
  const length = Math.max(...ends) - from;
  const box = horizontal
    ? { x: from, y: middle - thickness / 2, width: length, height: thickness }
    : { x: middle - thickness / 2, y: from, width: thickness, height: length };
  const widthOf = (words: string) => PLATE.width + PLATE.sign * words.length;
  const plate =
    box.height < PLATE.height + 4
      ? undefined
      : datum.plates?.find((words) => box.width >= widthOf(words) + PLATE.aside);
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return (
    <g data-point={datum.id}>
      {length > 0 ? (
        <rect {...box} rx="3" fill={datum.fill} data-part="mark" data-active={datum.id === activeId || undefined} />
      ) : null}
      {plate !== undefined ? (
        <>
          <rect
            x={centre.x - widthOf(plate) / 2}
            y={centre.y - PLATE.height / 2}
            width={widthOf(plate)}
            height={PLATE.height}
            rx="4"
            data-part="plate"
          />
          <text x={centre.x} y={centre.y + 4.5} textAnchor="middle" data-part="number">
            {plate}
          </text>
        </>
      ) : null}
      {datum.text === undefined ? null : horizontal ? (
        <text x={box.x + box.width + 6} y={centre.y + 4.5}>
          {datum.text}
        </text>
      ) : (
        <text x={centre.x} y={box.y - 6} textAnchor="middle">
          {datum.text}
        </text>
      )}
    </g>
  );
}
