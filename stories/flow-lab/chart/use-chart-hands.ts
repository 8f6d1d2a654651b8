import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { zoomed } from './camera';
import type { ChartSelection } from './selection';
import type { ChartCamera, Shot } from './use-camera';

/** Distance per arrow key, in pixels. */
const STEP = 64;
export const ZOOM = 1.25;
/** Movement below this, in pixels, is a press and not a drag. */
const SLACK = 5;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

interface Hands {
  /** Viewport element; null before it is mounted. */
  viewport: HTMLElement | null;
  camera: ChartCamera;
  onPress: (selection: ChartSelection) => void;
  onToggle: (path: string) => void;
  /** Selects the next or previous state. */
  onStep: (by: 1 | -1) => void;
  /** Opens or closes the selected state. */
  onEnter: () => void;
}

const valueAt = (target: EventTarget, name: 'toggle' | 'transition' | 'state'): string | undefined => {
  const holder = target instanceof Element ? target.closest(`[data-${name}]`) : null;
  return holder?.getAttribute(`data-${name}`) ?? undefined;
};

/** Pointer, wheel and keyboard handlers of the chart. */
export function useChartHands({ viewport, camera, onPress, onToggle, onStep, onEnter }: Hands) {
  const { size, shot, look, fit } = camera;
  const drag = useRef<{ x: number; y: number; camera: Shot } | null>(null);
  const [isDragging, setDragging] = useState(false);

  const zoom = (factor: number, at = { x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 }, glides = true) =>
    look(zoomed(shot, factor, at), glides);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const corner = viewport?.getBoundingClientRect();
    const at = { x: event.clientX - (corner?.left ?? 0), y: event.clientY - (corner?.top ?? 0) };
    zoom(Math.exp(-event.deltaY / 300), at, false);
  });
  useEffect(() => {
    const listen = (event: WheelEvent) => onWheel(event);
    // React registers wheel listeners as passive, which could not prevent the page from zooming.
    viewport?.addEventListener('wheel', listen, { passive: false });
    return () => viewport?.removeEventListener('wheel', listen);
  }, [viewport]);

  const press = (target: EventTarget) => {
    const toggle = valueAt(target, 'toggle');
    if (toggle !== undefined) return onToggle(toggle);
    const transition = valueAt(target, 'transition');
    if (transition !== undefined) return onPress({ kind: 'transition', name: transition });
    const state = valueAt(target, 'state');
    if (state !== undefined) onPress({ kind: 'state', name: state });
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    drag.current = { x: event.clientX, y: event.clientY, camera: shot };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current;
    if (!from) return;
    const by = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (!isDragging && Math.hypot(by.x, by.y) < SLACK) return;
    if (!isDragging) {
      setDragging(true);
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    look({ ...from.camera, x: from.camera.x + by.x, y: from.camera.y + by.y }, false);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (drag.current && !isDragging) press(event.target);
    drag.current = null;
    setDragging(false);
  };
  const onPointerCancel = () => {
    drag.current = null;
    setDragging(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = arrows[event.key];
    if (by) look({ ...shot, x: shot.x + by[0], y: shot.y + by[1] });
    else if (event.key === '+' || event.key === '=') zoom(ZOOM);
    else if (event.key === '-') zoom(1 / ZOOM);
    else if (event.key === '0' || event.key === 'Home') fit();
    else if (event.key === 'PageDown') onStep(1);
    else if (event.key === 'PageUp') onStep(-1);
    else if (event.key === 'Enter' || event.key === ' ') onEnter();
    else return;
    event.preventDefault();
  };

  return { zoom, isDragging, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown } };
}
