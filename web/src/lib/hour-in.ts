/**
 * The hour of a moment in an IANA zone, `HH:mm`. Apart from `dates.ts`, whose library the first pages do not load. An
 * unknown zone counts as UTC.
 */
export function hourIn(timezone: string, milliseconds: number): string {
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(milliseconds);
  try {
    return format(timezone);
  } catch {
    return format('UTC');
  }
}
