import * as fc from 'fast-check';
import { z } from 'zod';
import {
  HARMLESS_TEXTS,
  INVISIBLE_TEXTS,
  LINE_ENDS,
  PROTOTYPE_NAMES,
  SEARCHES,
  UNPRINTABLE_TEXTS,
  WRONG_KINDS,
} from '../hostile';

/** The parts of JSON Schema that the contracts use. */
interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

const DAYS = ['2026-11-20', '2026-11-24', '2027-02-28', '1985-05-12', '2026-02-30', '9999-12-31', '0000-00-00'];
const TEXTS = [...DAYS, '10:00', '24:60', 'COACH', 'ana@b.mx', 'America/Mexico_City', 'Un motivo largo.', '1', ''];
const NUMBERS = [0, -0, 1, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324];
/** What may stand in the place of any value. */
const JUNK: readonly unknown[] = [
  ...HARMLESS_TEXTS,
  ...UNPRINTABLE_TEXTS,
  ...INVISIBLE_TEXTS,
  ...LINE_ENDS,
  ...SEARCHES,
  ...TEXTS,
  ...NUMBERS,
  ...WRONG_KINDS,
  ...[null, true, false, [], {}, [[[]]], { length: 5 }, { then: 1 }, { toString: 1 }, { toJSON: 1 }],
  'x'.repeat(5_000),
  Array<number>(2_000).fill(1),
];

/** Values that a schema takes, as its JSON Schema describes them; its further rules refuse some of them. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return ofShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape);
}

function ofShape(shape: Shape): fc.Arbitrary<unknown> {
  const { anyOf, oneOf = anyOf, minimum = -5, maximum = 5_000, maxLength = 60 } = shape;
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (oneOf) return fc.oneof(...oneOf.map(ofShape));
  switch (shape.type) {
    case 'string':
      return fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) }));
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -5), max: Math.min(maximum, 5_000) });
    case 'number':
      return fc.constantFrom(...NUMBERS);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(ofShape(shape.items ?? {}), { maxLength: 5 });
    case 'object': {
      const fields = Object.entries(shape.properties ?? {}).map(([name, inner]) => [name, ofShape(inner)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: shape.required ?? [] });
    }
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

type Edit = (value: unknown) => unknown;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A change of one value: another one, none, one more, another name, deeper. */
const edits: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...JUNK).map((junk) => () => junk) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((other) => () => other) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Edit>(
      (value) => [value],
      (value) => ({ value }),
      (value) => JSON.stringify(value),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...PROTOTYPE_NAMES, 'nope', ''), fc.constantFrom(...JUNK)).map(
      ([name, junk]): Edit =>
        (value) =>
          isObject(value) ? Object.fromEntries([...Object.entries(value), [name, junk]]) : junk,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.nat().map((at): Edit => (value) => {
      if (Array.isArray(value)) return [...(value as unknown[]), ...(value as unknown[]).slice(0, 1)];
      if (!isObject(value)) return null;
      const names = Object.keys(value);
      return Object.fromEntries(Object.entries(value).filter(([name]) => name !== names[at % names.length]));
    }),
  },
);

/** A value with one to three changes, each somewhere in it. */
export function spoiltFrom(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.array(fc.tuple(fc.nat({ max: 50 }), edits), { minLength: 1, maxLength: 3 });
  return fc
    .tuple(value, changes)
    .map(([whole, made]) => made.reduce((now, [at, edit]) => changedAt(now, at, edit), whole));
}

/** Changes the value that is `at` places below the whole, counted around. */
function changedAt(value: unknown, at: number, edit: Edit): unknown {
  const inner = Array.isArray(value) ? [...value.keys()] : isObject(value) ? Object.keys(value) : [];
  const place = at % (inner.length + 1);
  if (place === 0) return edit(value);
  const deeper = Math.floor(at / (inner.length + 1));
  const chosen = inner[place - 1];
  if (Array.isArray(value))
    return (value as unknown[]).map((one, index) => (index === chosen ? changedAt(one, deeper, edit) : one));
  const entries = Object.entries(value as object) as [string, unknown][];
  return Object.fromEntries(entries.map(([name, one]) => [name, name === chosen ? changedAt(one, deeper, edit) : one]));
}
