import { throwFieldErrors } from '../../kernel/problem';
import { canonicalTimezone } from '../../time/timezones';

/** The canonical name of a zone; refuses one that does not exist. */
export function knownZone(name: string): string {
  const zone = canonicalTimezone(name);
  if (zone === 'UTC' && name !== 'UTC') throwFieldErrors({ timezone: ['schools.timezone.unknown'] });
  return zone;
}
