import { parse } from 'qs';
import { Refusal } from '../problems';

/**
 * Reads a query such as `filter[status]=new&page=2`, within bounds. What passes them is refused, not cut off: Express
 * alone would leave `filter[status]` as one flat key, and qs alone would drop the rest in silence (B54).
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
