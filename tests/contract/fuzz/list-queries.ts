import type { Endpoint } from '@ruta/contracts';
import * as fc from 'fast-check';
import { fieldsOf } from '../../kit/requests';
import { BAD_LIST_QUERIES, HARMLESS_TEXTS, SEARCHES } from '../hostile';

type Asked = Pick<Endpoint, 'query'>;
const filtersOf = ({ query }: Asked) =>
  fieldsOf((query as { shape?: { filter?: { unwrap?: () => unknown } } }).shape?.filter?.unwrap?.() ?? {});

/** Nearly valid queries: known and unknown names with valid, invalid and malformed values. */
export function queriesOf(endpoint: Asked): fc.Arbitrary<string> {
  const known = [...fieldsOf(endpoint.query), ...filtersOf(endpoint).map((name) => `filter[${name}]`)];
  const unknown = ['filter', 'filter[', 'sort[]', 'fields', 'include', 'password_hash', 'limit', 'filter[a][b]'];
  const good = ['1', '2', '10', 'id', '-id', 'name', 'datetime', '2026-11-20', 'COACH', 'true'];
  const value = fc.constantFrom(...good, ...SEARCHES, ...HARMLESS_TEXTS);
  const broken = fc.tuple(value, fc.nat(), fc.integer({ min: 1, max: 300 })).map(([text, position, letter]) => {
    const letters = Array.from(text);
    letters.splice(position % (letters.length + 1), 0, String.fromCharCode(letter));
    return letters.join('');
  });
  const part = fc.oneof(
    {
      weight: 17,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...known, ...unknown),
          fc.oneof({ weight: 3, arbitrary: value }, { weight: 2, arbitrary: broken }),
        )
        .map(([name, text]) => `${name}=${encodeURIComponent(text)}`),
    },
    { weight: 3, arbitrary: fc.constantFrom(...BAD_LIST_QUERIES.map(([, query]) => query)) },
  );
  return fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('&'));
}
