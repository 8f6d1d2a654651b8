import qs from 'qs';
import { Problem } from '../kernel/problem';

/** Reads a query. Bounded: nested filters are two deep, and nobody has fifty of them (B54). */
export function parseQuery(text: string): Record<string, unknown> {
  if (POLLUTING.test(text)) throw new Problem('request.malformed');
  return qs.parse(text, { depth: 2, parameterLimit: 50, arrayLimit: 0, allowPrototypes: false, plainObjects: true });
}

/** Keys that only ever come from somebody who tries something (B59); qs would leave them out in silence. */
const POLLUTING = /(?:^|[&[]|%5B)(?:__proto__|constructor|prototype)(?:[\]=&[]|%5[BD]|$)/i;
