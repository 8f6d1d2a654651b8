import type { Place } from './layout';

/** Camera: position of the chart's corner in the viewport, in pixels, and scale. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** Size in pixels. */
export interface Size {
  width: number;
  height: number;
}

const SMALLEST = 0.05;
const LARGEST = 2.5;
/** Scale below which text is unreadable. */
const READABLE = 0.7;
const EDGE = 16;
/** Pixels of the chart that always stay visible. */
const MARGIN_VISIBLE = 80;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** Limits the camera so that part of the chart stays visible. */
export function clamped({ x, y, scale }: Camera, viewport: Size, chart: Size): Camera {
  return {
    scale,
    x: between(MARGIN_VISIBLE - chart.width * scale, x, viewport.width - MARGIN_VISIBLE),
    y: between(MARGIN_VISIBLE - chart.height * scale, y, viewport.height - MARGIN_VISIBLE),
  };
}

/** Camera that shows the whole chart, centred. */
export function fitted(viewport: Size, chart: Size): Camera {
  const share = Math.min(
    (viewport.width - 2 * EDGE) / Math.max(chart.width, 1),
    (viewport.height - 2 * EDGE) / Math.max(chart.height, 1),
  );
  const scale = between(SMALLEST, share, 1);
  return { scale, x: (viewport.width - chart.width * scale) / 2, y: (viewport.height - chart.height * scale) / 2 };
}

/** Camera that centres a place at the scale; if it is larger than the viewport, shows its top left corner. */
export function centred(place: Place, viewport: Size, scale: number): Camera {
  const along = (start: number, length: number, room: number) =>
    length * scale > room - 2 * EDGE ? EDGE - start * scale : room / 2 - (start + length / 2) * scale;
  return {
    scale,
    x: along(place.x, place.width, viewport.width),
    y: along(place.y, place.height, viewport.height),
  };
}

/** Initial camera: the whole chart if it is readable, else the given place. */
export function firstLook(viewport: Size, chart: Size, place: Place | null): Camera {
  const all = fitted(viewport, chart);
  return all.scale >= READABLE || place === null ? all : centred(place, viewport, READABLE + 0.1);
}

/** Camera scaled around a point of the viewport. */
export function zoomed({ x, y, scale }: Camera, factor: number, at: { x: number; y: number }): Camera {
  const next = between(SMALLEST, scale * factor, LARGEST);
  const share = next / scale;
  return { scale: next, x: at.x - (at.x - x) * share, y: at.y - (at.y - y) * share };
}

/** Whether a place is entirely visible. */
export function isInSight({ x, y, width, height }: Place, camera: Camera, viewport: Size): boolean {
  const start = { x: camera.x + x * camera.scale, y: camera.y + y * camera.scale };
  return (
    start.x >= 0 &&
    start.y >= 0 &&
    start.x + width * camera.scale <= viewport.width &&
    start.y + height * camera.scale <= viewport.height
  );
}

/** Bounding box of the places; null for none. */
export function around(places: readonly Place[]): Place | null {
  if (places.length === 0) return null;
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.width));
  const bottom = Math.max(...places.map((place) => place.y + place.height));
  return { x, y, width: right - x, height: bottom - y };
}
