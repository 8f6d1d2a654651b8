import { useEffect, useState, type RefObject } from 'react';
import { firstLook, fitted, kept, type Camera, type Size } from './camera';
import type { Chart, Place } from './layout';

/** A camera, and whether it glides to where it looks instead of jumping. */
export interface Shot extends Camera {
  glides: boolean;
}

/** The camera of a chart and what moves it. */
export interface ChartCamera {
  /** The window's size; null until it is known. */
  size: Size | null;
  shot: Shot;
  /** Looks from elsewhere. */
  look: (camera: Camera, glides?: boolean) => void;
  /** Shows all of it. */
  fit: () => void;
}

const BLANK: Shot = { x: 0, y: 0, scale: 1, glides: false };

/** The size of an element, followed; null before it is there. */
function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: target.clientWidth, height: target.clientHeight }));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/**
 * Where one looks from. Until somebody moves it, it shows all of the chart or, where that cannot be read, the `place`
 * that matters.
 */
export function useCamera(
  windowRef: RefObject<HTMLElement | null>,
  chart: Chart | null,
  place: Place | null,
): ChartCamera {
  const size = useSize(windowRef);
  const [own, setOwn] = useState<Shot | null>(null);
  const first = chart && size ? { ...firstLook(size, chart, place), glides: true } : BLANK;
  const shot = own && chart && size ? { ...own, ...kept(own, size, chart) } : first;
  return {
    size,
    shot,
    look: (camera, glides = true) => setOwn({ ...camera, glides }),
    fit: () => {
      if (chart && size) setOwn({ ...fitted(size, chart), glides: true });
    },
  };
}
