import { Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { StageRoot, Tip, TipDetail, TipName } from './ChartStage.styles';
import { usePoints } from './usePoints';
import type { ChartPoint } from './usePoints';
import { useWidth } from './useWidth';

const TIP_WIDTH = 220;

/** Dimensions and state that a drawing receives. */
export interface Sheet {
  /** CSS pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
  /** `data-point` of the active mark. */
  activeId: string | undefined;
}

export interface ChartStageProps {
  /** One sentence that describes the drawing. */
  summary: string;
  /** Keyboard hint. */
  hint: string;
  /** CSS pixels. */
  height: number;
  /** Data points by line, in the order of the arrow keys. */
  points: readonly (readonly ChartPoint[])[];
  /** Renders the drawing. It is hidden from screen readers, which get the summary and the active data point. */
  children: (sheet: Sheet) => ReactNode;
}

/** Focusable area of a drawing, as wide as its container, explored with the arrow keys. */
export function ChartStage({ summary, hint, height, points, children }: ChartStageProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const { active, spoken, events } = usePoints(points);
  const hintId = useId();
  return (
    <StageRoot
      ref={ref}
      tabIndex={0}
      role="application"
      aria-label={summary}
      aria-describedby={hintId}
      style={{ '--chart-height': `${height}px` }}
      {...events}
    >
      {/* Always left to right, like numbers. */}
      <div aria-hidden dir="ltr">
        <Suspense fallback={<Skeleton shape="block" height={height} />}>
          {children({ width, height, activeId: active?.id })}
        </Suspense>
        {active === undefined ? null : <PointTip point={active} width={width} />}
      </div>
      <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </StageRoot>
  );
}

/** Tooltip of the active mark, above it or, near the top, below. */
function PointTip({ point, width }: { point: ChartPoint; width: number }) {
  const ref = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState({ left: width / 2, top: 0, isBelow: true });
  useLayoutEffect(() => {
    const sheet = ref.current?.parentElement;
    const marks = sheet?.querySelectorAll('[data-point]') ?? [];
    const mark = [...marks].find((each) => each.getAttribute('data-point') === point.id);
    if (!sheet || mark === undefined) return;
    const ground = sheet.getBoundingClientRect();
    const box = mark.getBoundingClientRect();
    const isBelow = box.top - ground.top < 64;
    const centre = box.left + box.width / 2 - ground.left;
    setSpot({
      left: Math.max(TIP_WIDTH / 2, Math.min(width - TIP_WIDTH / 2, centre)),
      top: (isBelow ? box.bottom : box.top) - ground.top,
      isBelow,
    });
  }, [point.id, width]);
  return (
    <Tip ref={ref} data-below={spot.isBelow || undefined} style={{ left: spot.left, top: spot.top }}>
      <TipName dir="auto">{point.name}</TipName>
      <TipDetail>{point.detail}</TipDetail>
    </Tip>
  );
}
