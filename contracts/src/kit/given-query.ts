/** Parameters of every list. An empty one is a mistake, which their schemas refuse (B49 to B53). */
const OF_LISTS: readonly string[] = ['page', 'size', 'sort', 'include', 'fields'];

/**
 * The query of a read without its empty values, also within `filter`: forms send `filter[search]=` for a field that
 * nobody filled, which is not given (API-01).
 */
export function givenQuery(query: unknown): unknown {
  if (!isRecord(query)) return query;
  const given = Object.entries(query).filter(([name, value]) => value !== '' || OF_LISTS.includes(name));
  return Object.fromEntries(given.map(([name, value]) => [name, withoutEmpty(value)]));
}

const withoutEmpty = (value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== '')) : value;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
