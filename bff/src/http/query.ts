import { parse } from 'qs';
import { Refusal } from '../problems';

/**
 * Parses a query such as `filter[status]=new&page=2` within limits, and refuses what exceeds them. Express would keep
 * `filter[status]` as a flat key, and qs would silently drop the excess (B54).
 */
export function parseQuery(text: string | null | undefined): object {
  if (POLLUTING.test(text ?? '')) throw new Refusal('request.invalid');
  try {
    return parse(text ?? '', {
      // Keeps keys such as toString, which the contract then refuses like every unknown one.
      plainObjects: true,
      depth: 3,
      strictDepth: true,
      parameterLimit: 50,
      arrayLimit: 20,
      throwOnLimitExceeded: true,
    });
  } catch {
    throw new Refusal('request.invalid');
  }
}

/** The one key that qs drops even so (B59). */
const POLLUTING = /(?:^|[&[]|%5B)__proto__(?:[\]=&[]|%5[BD]|$)/i;
