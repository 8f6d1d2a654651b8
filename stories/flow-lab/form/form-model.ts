/** Structure of a payload's form, read from the JSON schema that zod generates for an event or an answer (SM-02). */
import type { MachineEntry } from '@ruta/state-machines/machines';

/** Schema of an event's payload or of a call's answer. */
export type PayloadSchema = MachineEntry['events'][string];

/** A value that a choice offers. */
export type Literal = string | number | boolean | null;

interface Common {
  /** Null is allowed; an empty field sends null. */
  isNullable: boolean;
  /** Description in the schema, for developers. */
  note: string | null;
}

/** Field type of a value. `json` is a JSON editor, for schemas that no form fits. */
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

/** A value of a group with its key. */
export interface GroupField {
  key: string;
  isRequired: boolean;
  shape: FieldShape;
}

/** One of several shapes of a value, named by what distinguishes it. */
export interface Variant {
  name: string;
  shape: FieldShape;
}

interface JsonSchema {
  /** A list when null is allowed. */
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

/** Texts with a longer limit get several lines. */
const ONE_LINE = 120;
/** Whether the pattern is that of a 24-hour time: it accepts one sample and rejects another. */
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

/** Name of a variant: its constant ("saved"), or the kind of its value. */
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

/** Shape of a JSON schema; `json` if unsupported. */
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

/** Shape of a payload; `json` if zod cannot convert the schema to JSON schema. */
export function formOf(schema: PayloadSchema): FieldShape {
  const kept = known.get(schema);
  if (kept !== undefined) return kept;
  const shape = shapeOf(schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as JsonSchema);
  known.set(schema, shape);
  return shape;
}

/** Whether the form has no fields. */
export const isEmptyForm = (shape: FieldShape): boolean =>
  (shape.kind === 'group' && shape.fields.length === 0) || (shape.kind === 'constant' && !shape.isNullable);
