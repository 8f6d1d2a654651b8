import { fieldErrors, type Endpoint, type Locale } from '@ruta/contracts';
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
  return { params: params.data, query: query.data, body: body.data };
}
