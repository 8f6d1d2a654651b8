import { z } from 'zod';
import { lengthOf } from './length';

export interface Sort<Key extends string = string> {
  key: Key;
  direction: 'asc' | 'desc';
}

/** A shape without fields. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no fields is intended
type NoFields = Record<never, never>;

/** Fields that every row keeps: without them a client could not address, change or show what it may do with it. */
const ALWAYS = ['id', 'can', 'revision'];

/** One key, or several of at most three: `director_access,id`. `-` sorts downwards. */
type SortKeys<Key extends string> =
  Signed<Key> | `${Signed<Key>},${Signed<Key>}` | `${Signed<Key>},${Signed<Key>},${Signed<Key>}`;
type Signed<Key extends string> = `${'' | '-'}${Key}`;

interface ListSpec<
  SortKey extends string,
  Include extends string,
  Filter extends z.ZodRawShape,
  Extra extends z.ZodRawShape,
> {
  /** The row of the reply. Its fields are the closed list of `fields`; included ones are asked for by `include` alone. */
  row: z.ZodObject;
  sort: readonly [SortKey, ...SortKey[]];
  include?: readonly Include[];
  filter?: Filter;
  /** Additional parameters, such as `school_id`. */
  extra?: Extra;
  /** Default `-id`. Several keys are separated by commas; unknown ones are refused when the contract is made. */
  defaultSort?: SortKeys<NoInfer<SortKey>>;
  /** Default 10; the specification wants 5 for observations, assistants, proofs and ratings. */
  defaultSize?: number;
  /** Default 100; 10000 for the selectors of the specification. */
  maxSize?: 100 | 10000;
}

/** Digits only: `1e3`, `0x10`, ` 1` and `٣` are not page numbers (B49). */
const count = (max: number, byDefault: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .pipe(z.int().max(max))
    .default(byDefault);

/** The page of a list that is part of a larger reply. */
export const pageNumber = count(10_000, 1);

const names = (value: string) => value.split(',');

/**
 * The query of a list: page, size, sort, include, filter and fields (API-01), each from a closed set. Other values are
 * refused with 422, never corrected (B49 to B54).
 */
export function listQuery<
  const SortKey extends string,
  const Include extends string = never,
  Filter extends z.ZodRawShape = NoFields,
  Extra extends z.ZodRawShape = NoFields,
>(spec: ListSpec<SortKey, Include, Filter, Extra>) {
  const sortKeys = new Set<string>(spec.sort);
  const includes = new Set<string>(spec.include ?? []);
  const optional = Object.keys(spec.row.shape).filter((name) => isOptional(spec.row, name));
  const fields = Object.keys(spec.row.shape).filter((name) => !optional.includes(name));
  const kept = [...ALWAYS, ...optional];
  return z.strictObject({
    page: pageNumber,
    size: count(spec.maxSize ?? 100, spec.defaultSize ?? 10),
    sort: z
      .string()
      .default(spec.defaultSort ?? '-id')
      .refine((value) =>
        isListOf(
          names(value).map((name) => name.replace(/^-/, '')),
          sortKeys,
        ),
      )
      .transform((value) =>
        names(value).map((name): Sort<SortKey> => ({
          key: name.replace(/^-/, '') as SortKey, // refined just above
          direction: name.startsWith('-') ? 'desc' : 'asc',
        })),
      ),
    include: z
      .string()
      .refine((value) => isListOf(names(value), includes))
      .transform((value) => names(value) as Include[]) // refined just above
      .default([]),
    filter: z.strictObject((spec.filter ?? {}) as Filter).prefault({} as never),
    fields: z
      .string()
      .refine((value) => isListOf(names(value), new Set(fields)))
      .transform((value) => [...kept, ...names(value)])
      .optional()
      .describe(`Of ${fields.join(', ')}; ${ALWAYS.join(', ')} and what is included always come. Without it all`),
    ...((spec.extra ?? {}) as Extra),
  });
}

const isOptional = ({ shape }: z.ZodObject, name: string) => shape[name] instanceof z.ZodOptional;

/** Known names without repetition. */
const isListOf = (given: readonly string[], known: ReadonlySet<string>) =>
  given.every((name) => known.has(name)) && new Set(given).size === given.length;

/** Search text: at most 200 characters; blank text means no search (B55). */
export const search = z
  .string()
  .refine((value) => lengthOf(value) <= 200, { error: 'search.too-long', params: { max: 200 } })
  .transform((value) => value.trim());

/** A comma-separated list from a closed set, for filters such as `roles_in`. */
export const listOf = <const T extends string>(values: readonly [T, ...T[]]) =>
  z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.enum(values)).max(values.length));
