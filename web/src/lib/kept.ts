// What is kept on this device while it is not saved on the server: a reload or a lost session loses nothing.

/** Keeps a value on this device until it is forgotten. */
export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // storage may be forbidden or full; the text then lasts until the page closes
  }
}

export function forget(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // what could not be kept need not be forgotten
  }
}

/** What was kept at a place, whatever it is, or null. */
export function kept(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as unknown;
  } catch {
    return null;
  }
}
