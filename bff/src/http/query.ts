import { parse } from 'qs';
import { Refusal } from '../problems';

/**
 * Parses a query such as `filter[status]=new&page=2` within limits, and refuses what exceeds them. Express would keep
 * `filter[status]` as a flat key, and qs would silently drop the excess (B54).
 */
export function parseQuery(text: string | null | undefined): object {
  try {
    return parse(text ?? '', {
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
