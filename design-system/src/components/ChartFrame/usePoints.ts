import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

/** A data point that can be hovered or reached by keyboard. */
export interface ChartPoint {
  /** `data-point` of its mark. */
  id: string;
  /** Name of the data point. */
  name: string;
  /** Value as text: "42.9%, 54 respuestas". */
  detail: string;
}

interface Place {
  line: number;
  at: number;
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** Position after a key, along a line or to the same index of another line; `null` for other keys. */
export function placeAfter(key: string, from: Place | null, points: readonly (readonly ChartPoint[])[]): Place | null {
  const steps: Partial<Record<string, [line: number, at: number]>> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Home: [0, -Infinity],
    End: [0, Infinity],
  };
  const step = steps[key];
  if (step === undefined) return null;
  if (from === null) return { line: 0, at: 0 };
  const lastLine = points.length - 1;
  const widest = Math.max(0, ...points.map((line) => line.length - 1));
  let [down, along] = step;
  // In a single row or column, all arrow keys move along it.
  if (lastLine === 0 && along === 0) [down, along] = [0, down];
  if (widest === 0 && down === 0) [down, along] = [along, 0];
  const line = clamp(from.line + down, lastLine);
  return { line, at: clamp(from.at + along, (points[line]?.length ?? 1) - 1) };
}

/** The active data point and its announcement. */
export function usePoints(points: readonly (readonly ChartPoint[])[]) {
  const [place, setPlace] = useState<Place | null>(null);
  const [isSpoken, setSpoken] = useState(false);
  const active = place === null ? undefined : points[place.line]?.[place.at];

  const leave = () => {
    setPlace(null);
    setSpoken(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && place !== null) {
      // Escape leaves the data point, not a surrounding dialog.
      event.stopPropagation();
      leave();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = placeAfter(event.key, active === undefined ? null : place, points);
    if (next === null || points[next.line]?.[next.at] === undefined) return;
    event.preventDefault();
    setPlace(next);
    setSpoken(true);
  };
  const onPointerOver = ({ target }: PointerEvent) => {
    const id = target instanceof Element ? target.closest('[data-point]')?.getAttribute('data-point') : null;
    const line = points.findIndex((each) => each.some((point) => point.id === id));
    setSpoken(false);
    setPlace(line < 0 ? null : { line, at: (points[line] ?? []).findIndex((point) => point.id === id) });
  };
  const spoken = isSpoken && active !== undefined ? `${active.name}: ${active.detail}` : '';
  return { active, spoken, events: { onKeyDown, onPointerOver, onPointerLeave: leave, onBlur: leave } };
}
