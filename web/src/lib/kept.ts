// localStorage for unsaved input, so that a reload or a lost session loses nothing.

/** Stores a value on this device as JSON. */
export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Storage may be unavailable or full; the input then lasts until the page closes.
  }
}

export function forget(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

/** The stored value, of any type, or null. */
export function kept(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as unknown;
  } catch {
    return null;
  }
}
