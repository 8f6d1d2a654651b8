import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Width before layout or without one, in CSS pixels. */
const UNMEASURED = 640;

/** Width of an element in CSS pixels, measured before the first paint and observed afterwards. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(UNMEASURED);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setWidth(Math.round(element.clientWidth) || UNMEASURED);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
