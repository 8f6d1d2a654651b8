import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { aimAt, groundOf } from './move-geometry';
import type { Aim, Ground } from './move-geometry';

/** Pixels that a pressed item moves before that counts as dragging. */
const THRESHOLD = 5;
/** Within so many pixels of its edge a calendar scrolls, at most so far in a frame. */
const EDGE = 36;
const SCROLL = 9;

interface Drag {
  id: string;
  /** Where the item was pressed, and how far below its upper edge. */
  from: { x: number; y: number };
  grip: number;
  x: number;
  y: number;
  isUnderWay: boolean;
}

export interface DragOptions {
  /** An element of the calendar's frame. */
  layer: RefObject<HTMLElement | null>;
  /** Follows the pointer. */
  float: RefObject<HTMLElement | null>;
  mayDrag: (id: string) => boolean;
  /** Called when the place under the pointer changes; null outside. */
  onAim: (id: string, aim: Aim | null) => void;
  onDrop: (id: string, aim: Aim) => void;
  onEnd: () => void;
}

/**
 * Drags items with a mouse or a pen. Pointer events instead of the browser's own dragging, which does not begin within
 * a button in Firefox, and every item of a calendar is in one (decision 0034).
 */
export function useDrag(options: DragOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { layer } = options;
  useEffect(() => {
    const frame = layer.current?.parentElement;
    if (!frame) return undefined;
    let drag: Drag | null = null;
    let ground: Ground | null = null;
    let shown: string | null | undefined;
    let tick = 0;
    let ending = new AbortController();

    const aim = ({ x, y, grip }: Drag) => aimAt((ground ??= groundOf(frame)), x, y, y - grip);

    const draw = () => {
      if (drag === null) return;
      scrollNear(frame, drag.y);
      const { float } = latest.current;
      if (float.current) float.current.style.transform = besidePointer(drag);
      const next = aim(drag);
      const name = next && `${next.place.day} ${next.place.time}`;
      if (name !== shown) latest.current.onAim(drag.id, next);
      shown = name;
      tick = requestAnimationFrame(draw);
    };
    const end = () => {
      cancelAnimationFrame(tick);
      ending.abort();
      const wasUnderWay = drag?.isUnderWay === true;
      drag = null;
      shown = undefined;
      frame.removeAttribute('data-dragging');
      if (wasUnderWay) latest.current.onEnd();
    };
    const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (drag === null) return;
      Object.assign(drag, { x, y });
      if (drag.isUnderWay || Math.hypot(x - drag.from.x, y - drag.from.y) < THRESHOLD) return;
      drag.isUnderWay = true;
      ground = null;
      frame.setAttribute('data-dragging', '');
      draw();
    };
    const onUp = (event: PointerEvent) => {
      if (drag === null) return;
      const { id, isUnderWay } = drag;
      const target = isUnderWay ? aim({ ...drag, x: event.clientX, y: event.clientY }) : null;
      end();
      if (isUnderWay) swallowClick();
      if (target !== null) latest.current.onDrop(id, target);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || drag?.isUnderWay !== true) return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const item = (event.target as Element).closest<HTMLElement>('[data-event]');
      const id = item?.dataset['event'];
      if (!item || id === undefined || !latest.current.mayDrag(id)) return;
      const { clientX: x, clientY: y } = event;
      drag = { id, from: { x, y }, grip: y - item.getBoundingClientRect().top, x, y, isUnderWay: false };
      ending = new AbortController();
      const { signal } = ending;
      window.addEventListener('pointermove', onMove, { signal });
      window.addEventListener('pointerup', onUp, { signal });
      window.addEventListener('pointercancel', end, { signal });
      window.addEventListener('blur', end, { signal });
      window.addEventListener('keydown', onKey, { signal, capture: true });
      window.addEventListener('scroll', () => (ground = null), { signal, capture: true });
    };
    frame.addEventListener('pointerdown', onDown);
    return () => {
      end();
      frame.removeEventListener('pointerdown', onDown);
    };
  }, [layer]);
}

/** Below the pointer, within the window. */
const besidePointer = ({ x, y }: Pick<Drag, 'x' | 'y'>) =>
  `translate(min(${x}px, calc(100vw - 100% - 28px)), min(${y}px, calc(100vh - 100% - 28px)))`;

/** Scrolls a frame of hours whose edge the pointer is near. */
function scrollNear(frame: HTMLElement, y: number) {
  if (frame.scrollHeight <= frame.clientHeight) return;
  const { top, bottom } = frame.getBoundingClientRect();
  const above = Math.max(0, top + 2 * EDGE - y);
  const below = Math.max(0, y - (bottom - EDGE));
  if (above > 0 || below > 0) frame.scrollTop += Math.max(-SCROLL, Math.min(SCROLL, (below - above) / 4));
}

/** The press that ends a drag opens nothing. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
