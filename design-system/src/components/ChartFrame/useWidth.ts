import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Where nothing can be measured: before the first paint, or where nothing is laid out. */
const UNMEASURED = 640;

/** The width of an element in CSS pixels, known before it is painted and followed from then on. */
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
