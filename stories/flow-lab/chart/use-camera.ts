import { useEffect, useState } from 'react';
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

/**
 * Where one looks from. Until somebody moves it, it shows all of the chart or, where that cannot be read, the `place`
 * that matters.
 */
export function useCamera(window: HTMLElement | null, chart: Chart | null, place: Place | null): ChartCamera {
  const size = useSize(window);
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
