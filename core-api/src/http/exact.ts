import type { z } from 'zod';

/** Whether a schema would return the value unchanged: nothing to strip, convert or refuse. */
type Exact = (value: unknown) => boolean;

const compiled = new WeakMap<z.ZodType, Exact | null>();

/**
 * The schema's output for a value. Zod copies everything that it parses, and a list has a thousand fields. A value that
 * is exact already is only checked, in a fifth of the time; zod parses all others.
 */
export function checkReply(schema: z.ZodType, value: unknown): unknown {
  let exact = compiled.get(schema);
  if (exact === undefined) {
    exact = exactly(schema);
    compiled.set(schema, exact);
  }
  return exact?.(value) === true ? value : schema.parse(value);
}

/** The check of a schema; null if the schema converts, or has a rule that is not implemented here. */
export function exactly(schema: z.core.$ZodType): Exact | null {
  // Zod's union of all schemas, by `type`.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('coerce' in def && def.coerce) return null;
  if (def.type === 'string') return string(def);
  if (def.type === 'number') return number(def);
  if (def.checks?.length) return null;
  if (def.type === 'object') return def.catchall && def.catchall._zod.def.type !== 'never' ? null : object(def.shape);
  if (def.type === 'array') return array(def.element);
  if (def.type === 'boolean') return (value) => typeof value === 'boolean';
  if (def.type === 'null') return (value) => value === null;
  if (def.type === 'enum') return oneOf(Object.values(def.entries));
  if (def.type === 'literal') return oneOf(def.values);
  if (def.type === 'nullable') return orElse(null, def.innerType);
  if (def.type === 'optional') return orElse(undefined, def.innerType);
  return null;
}

const oneOf = (values: readonly unknown[]): Exact => {
  const known = new Set(values);
  return (value) => known.has(value);
};

function orElse(other: null | undefined, schema: z.core.$ZodType): Exact | null {
  const exact = exactly(schema);
  return exact && ((value) => value === other || exact(value));
}

function array(element: z.core.$ZodType): Exact | null {
  const exact = exactly(element);
  return exact && ((value) => Array.isArray(value) && value.every(exact));
}

/**
 * No member is missing or surplus, and each is exact. Generated as code per schema, as zod does, so that the engine
 * knows the shape of the object; this takes a third of the time.
 */
function object(shape: Readonly<Record<string, z.core.$ZodType>>): Exact | null {
  const checks: Exact[] = [];
  for (const schema of Object.values(shape)) {
    const exact = exactly(schema);
    if (!exact) return null;
    checks.push(exact);
  }
  const names = Object.keys(shape).map((name) => JSON.stringify(name));
  const given = names.map((name, at) => (checks[at]?.(undefined) ? `(${name} in value ? 1 : 0)` : '1'));
  const [locals, members] = [names.map((_, at) => `check${at}`), names.map((name, at) => `check${at}(value[${name}])`)];
  // oxlint-disable-next-line typescript/no-implied-eval -- quoted names of a contract, no input
  const write = new Function(
    'isPlain',
    ...locals,
    `return (value) => isPlain(value) && ${[...members, `Object.keys(value).length === ${given.join(' + ') || '0'}`].join(' && ')}`,
  ) as (plain: Exact, ...checks: Exact[]) => Exact;
  return write(isPlain, ...checks);
}

const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Formats that their pattern defines completely. */
const BY_PATTERN = new Set(['regex', 'date']);

function string(def: z.core.$ZodStringDef & { format?: string; pattern?: RegExp | undefined }): Exact | null {
  const patterns: RegExp[] = [];
  const rules = [...(def.format === undefined ? [] : [def]), ...(def.checks ?? []).map(({ _zod }) => _zod.def)];
  for (const rule of rules) {
    const { format, pattern } = rule as { format?: string; pattern?: RegExp };
    if (!pattern || pattern.global || pattern.sticky || !BY_PATTERN.has(format ?? '')) return null;
    patterns.push(pattern);
  }
  const [only, ...more] = patterns;
  if (!only) return (value) => typeof value === 'string';
  if (more.length > 0) return null;
  return (value) => typeof value === 'string' && only.test(value);
}

function number(def: z.core.$ZodNumberDef & { format?: string }): Exact | null {
  if (def.format !== undefined && def.format !== 'safeint') return null;
  const isOne = def.format === 'safeint' ? Number.isSafeInteger : Number.isFinite;
  let [lowest, above, highest, below] = [-Infinity, -Infinity, Infinity, Infinity];
  for (const { _zod } of def.checks ?? []) {
    // Limits have these members; other checks are recognised by name.
    const { check, value, inclusive } = _zod.def as { check: string; value?: unknown; inclusive?: boolean };
    if (typeof value !== 'number') return null;
    if (check === 'greater_than' && inclusive) lowest = Math.max(lowest, value);
    else if (check === 'greater_than') above = Math.max(above, value);
    else if (check === 'less_than' && inclusive) highest = Math.min(highest, value);
    else if (check === 'less_than') below = Math.min(below, value);
    else return null;
  }
  return (value) =>
    isOne(value) &&
    (value as number) >= lowest &&
    (value as number) > above &&
    (value as number) <= highest &&
    (value as number) < below;
}
