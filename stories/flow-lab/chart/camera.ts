import type { Place } from './layout';

/** Where one looks from: the chart's corner in the window, in pixels, and how large it is drawn. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** The window's size, in pixels. */
export interface Size {
  width: number;
  height: number;
}

export const SMALLEST = 0.05;
export const LARGEST = 2.5;
/** Below this, text cannot be read. */
const READABLE = 0.7;
const EDGE = 16;
/** How much of the chart always stays in sight, in pixels. */
const KEPT = 80;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** Never so far away that the chart is lost. */
export function kept({ x, y, scale }: Camera, window: Size, chart: Size): Camera {
  return {
    scale,
    x: between(KEPT - chart.width * scale, x, window.width - KEPT),
    y: between(KEPT - chart.height * scale, y, window.height - KEPT),
  };
}

/** The whole chart, in the middle. */
export function fitted(window: Size, chart: Size): Camera {
  const share = Math.min(
    (window.width - 2 * EDGE) / Math.max(chart.width, 1),
    (window.height - 2 * EDGE) / Math.max(chart.height, 1),
  );
  const scale = between(SMALLEST, share, 1);
  return { scale, x: (window.width - chart.width * scale) / 2, y: (window.height - chart.height * scale) / 2 };
}

/** A place in the middle, no smaller than can be read; the corner of one that is larger than the window. */
export function centred(place: Place, window: Size, scale: number): Camera {
  const along = (start: number, length: number, room: number) =>
    length * scale > room - 2 * EDGE ? EDGE - start * scale : room / 2 - (start + length / 2) * scale;
  return {
    scale,
    x: along(place.x, place.width, window.width),
    y: along(place.y, place.height, window.height),
  };
}

/** The first look: all of it if it can be read so, else the given place. */
export function firstLook(window: Size, chart: Size, place: Place | null): Camera {
  const all = fitted(window, chart);
  return all.scale >= READABLE || place === null ? all : centred(place, window, READABLE + 0.1);
}

/** Larger or smaller around a point of the window. */
export function zoomed({ x, y, scale }: Camera, factor: number, at: { x: number; y: number }): Camera {
  const next = between(SMALLEST, scale * factor, LARGEST);
  const share = next / scale;
  return { scale: next, x: at.x - (at.x - x) * share, y: at.y - (at.y - y) * share };
}

/** Whether all of a place is in the window. */
export function isInSight({ x, y, width, height }: Place, camera: Camera, window: Size): boolean {
  const start = { x: camera.x + x * camera.scale, y: camera.y + y * camera.scale };
  return (
    start.x >= 0 &&
    start.y >= 0 &&
    start.x + width * camera.scale <= window.width &&
    start.y + height * camera.scale <= window.height
  );
}

/** The smallest place that holds them all; null for none. */
export function around(places: readonly Place[]): Place | null {
  if (places.length === 0) return null;
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.width));
  const bottom = Math.max(...places.map((place) => place.y + place.height));
  return { x, y, width: right - x, height: bottom - y };
}
