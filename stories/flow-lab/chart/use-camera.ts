import { useEffect, useState } from 'react';
import { clamped, firstLook, fitted, type Camera, type Size } from './camera';
import type { Chart, Place } from './layout';

/** Camera, and whether it moves with an animation. */
export interface Shot extends Camera {
  glides: boolean;
}

/** Camera of a chart with its controls. */
export interface ChartCamera {
  /** Size of the viewport; null until measured. */
  size: Size | null;
  shot: Shot;
  /** Moves the camera. */
  look: (camera: Camera, glides?: boolean) => void;
  /** Shows the whole chart. */
  fit: () => void;
}

const BLANK: Shot = { x: 0, y: 0, scale: 1, glides: false };

/** Size of an element, observed; null before it is mounted. */
function useSize(element: HTMLElement | null): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Camera state. Until the first move it shows the whole chart or, if that is unreadable, `place`. */
export function useCamera(viewport: HTMLElement | null, chart: Chart | null, place: Place | null): ChartCamera {
  const size = useSize(viewport);
  const [own, setOwn] = useState<Shot | null>(null);
  const first = chart && size ? { ...firstLook(size, chart, place), glides: true } : BLANK;
  const shot = own && chart && size ? { ...own, ...clamped(own, size, chart) } : first;
  return {
    size,
    shot,
    look: (camera, glides = true) => setOwn({ ...camera, glides }),
    fit: () => {
      if (chart && size) setOwn({ ...fitted(size, chart), glides: true });
    },
  };
}
