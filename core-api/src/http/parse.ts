import { fieldErrors, fieldMessage, type Endpoint, type Locale } from '@ruta/contracts';
import { givenQuery } from '@ruta/contracts/kit/given-query';
import { InvalidRequest, Problem } from '../kernel/problem';
import type { RawCall } from './raw-call';

/** Validates path, query and body by the contract. An invalid path gives 404, anything else 422 with all issues. */
export function parse(endpoint: Endpoint, raw: RawCall, locale: Locale) {
  const params = endpoint.params.safeParse(raw.params);
  if (!params.success) throw new Problem('request.no-such-call');
  // A call with effects acts on what its address says, never on an address that is half filled.
  const query = endpoint.query.safeParse(endpoint.effects ? raw.query : givenQuery(raw.query));
  const body = endpoint.body.safeParse(raw.body ?? {});
  const issues = [...(query.error?.issues ?? []), ...(body.error?.issues ?? [])];
  if (issues.length > 0) throw new InvalidRequest(fieldErrors(issues, locale));
  const broken = brokenTextIn(raw.body);
  if (broken !== null) throw new InvalidRequest({ [broken]: [fieldMessage('text.unprintable', locale)] });
  return { params: params.data, query: query.data, body: body.data };
}

/** Half of a pair of UTF-16, which is no letter: UTF-8 cannot hold it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** The path of the first text that holds half a letter, or of what is named by one; null where there is none. */
function brokenTextIn(document: unknown): string | null {
  const left: { path: string; value: unknown }[] = [{ path: '', value: document }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { path, value } = next;
    if (typeof value === 'string' && LONE_SURROGATE.test(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (LONE_SURROGATE.test(name)) return path;
      left.push({ path: path === '' ? name : `${path}.${name}`, value: part });
    }
  }
  return null;
}
