/** The names of the parameters of a path pattern: `'school_id' | 'id'` of `/schools/:school_id/visits/:id`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Fills a path pattern with values, percent-encoded. Throws if one is missing. */
export function fillPath(pattern: string, params: Readonly<Record<string, number | string>> = {}): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${pattern} lacks ${name}`);
    return encodeURIComponent(value);
  });
}

/**
 * A query string with its `?`, or ''. Objects become `filter[status]=new` and lists comma-separated values; undefined,
 * null and empty values are omitted.
 */
export function toQuery(query: object | undefined): string {
  const pairs: string[] = [];
  const put = (name: string, value: unknown): void => {
    if (value === undefined || value === null || value === '') return;
    if (Array.isArray(value)) put(name, value.join(','));
    else if (typeof value === 'object') for (const [key, inner] of Object.entries(value)) put(`${name}[${key}]`, inner);
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      pairs.push(`${encoded(name)}=${encoded(String(value))}`);
  };
  for (const [name, value] of Object.entries(query ?? {})) put(name, value);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Encodes like a form: a space becomes `+`. */
const encoded = (text: string) => encodeURIComponent(text).replace(/%20/g, '+');

type HrefArgs<Path extends string> = [PathParams<Path>] extends [never]
  ? [params?: undefined, query?: object]
  : [params: Record<PathParams<Path>, number | string>, query?: object];

/** An address of the web application. */
export interface PagePath<Path extends string> {
  /** The pattern, for the router. */
  readonly path: Path;
  /** The address with parameters and an optional query. */
  readonly href: (...args: HrefArgs<Path>) => string;
}

export const page = <const Path extends string>(path: Path): PagePath<Path> => ({
  path,
  href: (...[params, query]) => `${fillPath(path, params)}${toQuery(query)}`,
});
