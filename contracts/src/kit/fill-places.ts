const shown = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** A sentence with its placeholders, such as `{max}`, filled. */
export const fillPlaces = (sentence: string, places: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => shown(places[name]));
