import qs from 'qs';
import { Problem } from '../kernel/problem';

/** Parses a query within limits: two levels of nesting and fifty parameters (B54). */
export function parseQuery(text: string): Record<string, unknown> {
  if (POLLUTING.test(text)) throw new Problem('request.malformed');
  return qs.parse(text, { depth: 2, parameterLimit: 50, arrayLimit: 0, allowPrototypes: false, plainObjects: true });
}

/** Keys of prototype pollution (B59); qs would drop them silently. */
const POLLUTING = /(?:^|[&[]|%5B)(?:__proto__|constructor|prototype)(?:[\]=&[]|%5[BD]|$)/i;
