/** Every IANA zone that Node knows, by its canonical name. */
const ZONES: ReadonlySet<string> = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);

/** The canonical name of a zone; an unknown name becomes UTC (B38). */
export function canonicalTimezone(name: string): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return ZONES.has(timeZone) ? timeZone : 'UTC';
  } catch {
    return 'UTC';
  }
}

/** All zones sorted by name, each with its offset at an instant, such as `-06:00`. */
export const timezonesAt = (instant: Date): { name: string; offset: string }[] =>
  [...ZONES].sort().map((name) => ({ name, offset: offsetAt(name, instant) }));

const formatters = new Map<string, Intl.DateTimeFormat>();

function offsetAt(timeZone: string, instant: Date): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    formatters.set(timeZone, formatter);
  }
  const named = formatter.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return named.replace('GMT', '') || '+00:00';
}
