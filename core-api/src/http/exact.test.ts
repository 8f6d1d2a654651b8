import { api } from '@ruta/contracts/api';
import type { Endpoint } from '@ruta/contracts';
import { z } from 'zod';
import { exactly, checkReply } from './exact';

const replies = Object.entries(api).flatMap(([room, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, { reply, file }]) => ({
    name: `${room}.${name}`,
    reply,
    file,
  })),
);

type Def = z.core.$ZodTypes['_zod']['def'];
const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def;

/** A value that a schema accepts unchanged. */
function sampleOf(schema: z.core.$ZodType): unknown {
  const def = defOf(schema);
  if (def.type === 'object')
    return Object.fromEntries(Object.entries(def.shape).map(([name, member]) => [name, sampleOf(member)]));
  if (def.type === 'array') return [sampleOf(def.element), sampleOf(def.element)];
  if (def.type === 'nullable' || def.type === 'optional') return sampleOf(def.innerType);
  if (def.type === 'enum') return Object.values(def.entries)[0];
  if (def.type === 'literal') return def.values[0];
  if (def.type === 'null') return null;
  if (def.type === 'boolean') return true;
  if (def.type === 'number') return [7, 3].find((number) => z.safeParse(schema, number).success);
  const texts = ['2026-11-20', '08:30', '2026-11-20 08:30:00', '2026-11', 'a'.repeat(43), 'a@b.mx', 'Peña'];
  return texts.find((text) => z.safeParse(schema, text).success);
}

const STRANGE = [
  ...[undefined, null, '', 'x', '1', 0, -1, 1.5, NaN, Infinity, 2 ** 60, true, [], {}, [[]], new Date(0), 7n],
  ...['2026-02-30', '2026-11-20', '24:00', '2026-11-20 08:30:00', new Map(), Object.create({ id: 1 }) as object],
];

/** The value with each part in turn removed, replaced or extended. */
function* variants(value: unknown): Generator {
  yield* STRANGE;
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { ...value, surplus: 1 };
  for (const [name, part] of Object.entries(value)) {
    const { [name]: _, ...without } = value as Record<string, unknown>;
    yield Array.isArray(value) ? value.filter((one) => one !== part) : without;
    for (const other of variants(part))
      yield Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
  }
}

const isExactToZod = (schema: z.core.$ZodType, value: unknown) => {
  const read = z.safeParse(schema, value);
  // Compared as JSON, which is sent: an undefined member does not exist.
  return read.success && JSON.stringify(read.data) === JSON.stringify(value);
};

describe('what is exact', () => {
  const known = replies.filter(({ reply }) => exactly(reply));

  test('is told of nearly every reply', () => {
    expect(known.length / replies.filter(({ file }) => !file).length).toBeGreaterThan(0.7);
    expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining(['agenda.list', 'visits.list', 'users.list']));
  });

  test.each(known)('is only what zod would leave as it is: $name', ({ reply }) => {
    const exact = exactly(reply);
    const sample = sampleOf(reply);
    expect(exact?.(sample)).toBe(true);
    for (const value of [sample, ...variants(sample)])
      if (exact?.(value)) expect([value, isExactToZod(reply, value)]).toEqual([value, true]);
  });

  test.each([
    z.string().trim(),
    z.string().max(3),
    z.string().refine((text) => text !== 'a'),
    z.email(),
    z.coerce.number(),
    z.number().multipleOf(2),
    z.array(z.string()).min(1),
    z.object({ a: z.string() }).refine(() => false),
    z.looseObject({}),
    z.object({ a: z.string().default('') }),
    z.string().transform(Number),
    z.record(z.string(), z.string()),
    z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
  ])('is not told where a schema does more than look (%#)', (schema) => expect(exactly(schema)).toBeNull());
});

describe('a value read by a schema', () => {
  const schema = z.object({ data: z.array(z.object({ id: z.int().positive(), name: z.string().optional() })) });

  test('is the very same when it is exact', () => {
    const value = { data: [{ id: 1 }, { id: 2, name: 'Inés' }] };
    expect(checkReply(schema, value)).toBe(value);
  });

  test('T14 loses what is not promised, and is refused where something promised is missing or wrong', () => {
    expect(checkReply(schema, { data: [{ id: 1, password_hash: 'x' }] })).toEqual({ data: [{ id: 1 }] });
    for (const data of [[{}], [{ id: 0 }], [{ id: '1' }], [{ id: 1, name: null }], null])
      expect(() => checkReply(schema, { data })).toThrow(z.ZodError);
  });
});
