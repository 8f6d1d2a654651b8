/** What a payload's form consists of, read from the JSON schema that zod makes of the event or of the answer (SM-02). */
import type { MachineEntry } from '@ruta/state-machines/machines';

/** The schema of an event's payload or of a call's answer. */
export type PayloadSchema = MachineEntry['events'][string];

/** One of the values that a choice offers. */
export type Literal = string | number | boolean | null;

interface Common {
  /** Takes null: an empty field then sends null. */
  isNullable: boolean;
  /** What the schema says of it, for developers. */
  note: string | null;
}

/** What one value is typed with. `json` is what no form can be made for: it is typed as JSON. */
export type FieldShape = Common &
  (
    | { kind: 'text'; isLong: boolean }
    | { kind: 'date' }
    | { kind: 'time' }
    | { kind: 'number' }
    | { kind: 'choice'; options: readonly Literal[] }
    | { kind: 'boolean' }
    | { kind: 'constant'; value: Literal }
    | { kind: 'list'; item: FieldShape; isFixed: boolean }
    | { kind: 'group'; fields: readonly GroupField[] }
    | { kind: 'variants'; variants: readonly Variant[] }
    | { kind: 'json' }
  );

/** A value of a group, by its key. */
export interface GroupField {
  key: string;
  isRequired: boolean;
  shape: FieldShape;
}

/** One of several shapes that a value may have; named by what tells it from the others. */
export interface Variant {
  name: string;
  shape: FieldShape;
}

interface JsonSchema {
  /** Several where null is one of them. */
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  description?: string;
  const?: Literal;
  enum?: readonly Literal[];
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
}

/** Texts that may be longer than this get several lines. */
const ONE_LINE = 120;
/** Of a 24-hour time the pattern allows this and refuses that. */
const isTimePattern = (pattern: string) => {
  const expression = new RegExp(pattern, 'u');
  return expression.test('23:59') && !expression.test('24:00') && !expression.test('9:5');
};

function textOf({
  format,
  pattern,
  maxLength,
}: JsonSchema): { kind: 'text'; isLong: boolean } | { kind: 'date' | 'time' } {
  if (format === 'date') return { kind: 'date' };
  if (pattern !== undefined && format === undefined && isTimePattern(pattern)) return { kind: 'time' };
  return { kind: 'text', isLong: maxLength !== undefined && maxLength > ONE_LINE };
}

/** What tells a variant from the others: its constant ("saved"), or what kind of value it is. */
function variantName(shape: FieldShape): string {
  if (shape.kind === 'constant') return String(shape.value);
  if (shape.kind !== 'group') return shape.kind;
  const constant = shape.fields.map((field) => field.shape).find(({ kind }) => kind === 'constant');
  return constant?.kind === 'constant' ? String(constant.value) : shape.fields.map(({ key }) => key).join(', ');
}

const BARE: Common = { isNullable: false, note: null };

function unionOf(parts: readonly JsonSchema[], common: Common): FieldShape {
  const isNull = ({ type }: JsonSchema) => type === 'null';
  const rest = parts.filter((part) => !isNull(part));
  const all = { ...common, isNullable: common.isNullable || rest.length < parts.length };
  const [only] = rest;
  if (only !== undefined && rest.length === 1) {
    const inner = shapeOf(only);
    return { ...inner, isNullable: true, note: inner.note ?? all.note };
  }
  const literals = rest.flatMap((part) => (part.const === undefined ? (part.enum ?? []) : [part.const]));
  if (rest.every((part) => part.const !== undefined || part.enum !== undefined))
    return { ...all, kind: 'choice', options: literals };
  const variants = rest.map(shapeOf).map((shape) => ({ name: variantName(shape), shape }));
  return { ...all, kind: 'variants', variants };
}

const listed = (type: JsonSchema['type']): type is readonly string[] => Array.isArray(type);

/** The shape of a JSON schema; `json` for what it does not know. */
export function shapeOf(schema: JsonSchema): FieldShape {
  if (listed(schema.type))
    return unionOf(
      schema.type.map((type) => ({ ...schema, type })),
      BARE,
    );
  const common: Common = { isNullable: schema.type === 'null', note: schema.description ?? null };
  const union = schema.anyOf ?? schema.oneOf;
  if (union !== undefined) return unionOf(union, common);
  if (schema.const !== undefined) return { ...common, kind: 'constant', value: schema.const };
  if (schema.enum !== undefined) return { ...common, kind: 'choice', options: schema.enum };
  if (schema.type === 'null') return { ...common, kind: 'constant', value: null };
  if (schema.type === 'string') return { ...common, ...textOf(schema) };
  if (schema.type === 'integer' || schema.type === 'number') return { ...common, kind: 'number' };
  if (schema.type === 'boolean') return { ...common, kind: 'boolean' };
  if (schema.type === 'array' && schema.items !== undefined) {
    const isFixed = schema.minItems !== undefined && schema.minItems === schema.maxItems;
    return { ...common, kind: 'list', item: shapeOf(schema.items), isFixed };
  }
  if (schema.type !== 'object' || schema.properties === undefined) return { ...common, kind: 'json' };
  const fields = Object.entries(schema.properties).map(([key, property]) => ({
    key,
    isRequired: schema.required?.includes(key) ?? false,
    shape: shapeOf(property),
  }));
  return { ...common, kind: 'group', fields };
}

const known = new WeakMap<PayloadSchema, FieldShape>();

/** The shape of a payload; a schema that cannot be told as JSON schema is typed as JSON. */
export function formOf(schema: PayloadSchema): FieldShape {
  const kept = known.get(schema);
  if (kept !== undefined) return kept;
  const shape = shapeOf(schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as JsonSchema);
  known.set(schema, shape);
  return shape;
}

/** Whether there is nothing to type. */
export const isEmptyForm = (shape: FieldShape): boolean =>
  (shape.kind === 'group' && shape.fields.length === 0) || (shape.kind === 'constant' && !shape.isNullable);
