import { Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { StageRoot, Tip, TipDetail, TipName } from './ChartStage.styles';
import { usePoints } from './usePoints';
import type { ChartPoint } from './usePoints';
import { useWidth } from './useWidth';

const TIP_WIDTH = 220;

/** What a drawing is drawn into. */
export interface Sheet {
  /** CSS pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
  /** `data-point` of the mark that is lit. */
  activeId: string | undefined;
}

export interface ChartStageProps {
  /** What the drawing says, in one sentence. */
  summary: string;
  /** How the keys go through it. */
  hint: string;
  /** CSS pixels. */
  height: number;
  /** The figures, line by line, as the arrow keys go through them. */
  points: readonly (readonly ChartPoint[])[];
  /** The drawing. Readers do not see it: they are told the summary and, key by key, the figures. */
  children: (sheet: Sheet) => ReactNode;
}

/** The place of a drawing: as wide as there is room, reached by Tab, gone through with the arrow keys. */
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
      {/* Left to right in every language, as numbers are. */}
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

/** Names the lit mark, above it or, at the upper edge, below. */
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
