/** The names of the parameters of a path pattern: `'school_id' | 'id'` of `/schools/:school_id/visits/:id`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Puts values in the places of a path pattern. A missing one is a mistake of ours and is told at once. */
export function fillPath(pattern: string, params: Readonly<Record<string, number | string>> = {}): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${pattern} lacks ${name}`);
    return encodeURIComponent(value);
  });
}

/**
 * A query string with its `?`, or nothing. Objects become `filter[status]=new`, lists become comma lists, and what is
 * undefined, null or empty is left out.
 */
export function toQuery(query: object | undefined): string {
  const search = new URLSearchParams();
  const put = (name: string, value: unknown): void => {
    if (value === undefined || value === null || value === '') return;
    if (Array.isArray(value)) put(name, value.join(','));
    else if (typeof value === 'object') for (const [key, inner] of Object.entries(value)) put(`${name}[${key}]`, inner);
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      search.append(name, String(value));
  };
  for (const [name, value] of Object.entries(query ?? {})) put(name, value);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
