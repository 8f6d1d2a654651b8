/** The payload being typed, as the plain value to send. */
import type { FieldShape, Variant } from './form-model';

/** Path of a value in the payload: `['draft', 'axes', 0, 'actions']`. */
export type Path = readonly (string | number)[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Initial value without a sample. zod rejects required fields that stay empty. */
export function blankOf(shape: FieldShape): unknown {
  if (shape.isNullable) return null;
  switch (shape.kind) {
    case 'text':
      return '';
    case 'boolean':
      return false;
    case 'constant':
      return shape.value;
    case 'list':
      return [];
    case 'group':
      return Object.fromEntries(shape.fields.map(({ key, shape: inner }) => [key, blankOf(inner)]));
    case 'variants':
      return shape.variants[0] === undefined ? undefined : blankOf(shape.variants[0].shape);
    case 'date':
    case 'time':
    case 'number':
    case 'choice':
    case 'json':
      return undefined;
  }
}

/** Keeps only keys of the form; a sample may also have its `type`. */
export function fitted(shape: FieldShape, value: unknown): unknown {
  if (shape.kind !== 'group' || !isRecord(value)) return value;
  return Object.fromEntries(shape.fields.filter(({ key }) => key in value).map(({ key }) => [key, value[key]]));
}

/** Value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(value) && typeof key === 'number') return valueAt((value as readonly unknown[])[key], rest);
  return isRecord(value) ? valueAt(value[String(key)], rest) : undefined;
}

/** Copy of the payload with the value at a path replaced; `undefined` removes the key. */
export function withValue(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (typeof key === 'number') {
    const list: readonly unknown[] = Array.isArray(value) ? (value as readonly unknown[]) : [];
    return list.map((item, index) => (index === key ? withValue(item, rest, next) : item));
  }
  const { [key]: old, ...others } = isRecord(value) ? value : {};
  const inner = withValue(old, rest, next);
  return inner === undefined ? others : { ...(isRecord(value) ? value : {}), [key]: inner };
}

/** Whether a value has this shape, by its kind. Used to find the variant of a value. */
function isOf(shape: FieldShape, value: unknown): boolean {
  if (value === null) return shape.isNullable || (shape.kind === 'constant' && shape.value === null);
  switch (shape.kind) {
    case 'text':
    case 'date':
    case 'time':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'constant':
      return shape.value === value;
    case 'choice':
      return shape.options.some((option) => option === value);
    case 'list':
      return Array.isArray(value);
    case 'group':
      return (
        isRecord(value) &&
        shape.fields.every(({ key, shape: inner }) => inner.kind !== 'constant' || isOf(inner, value[key]))
      );
    case 'variants':
      return shape.variants.some((variant) => isOf(variant.shape, value));
    case 'json':
      return true;
  }
}

/** Variant of a value; the first one if none fits. */
export const variantOf = (variants: readonly Variant[], value: unknown): Variant | undefined =>
  variants.find(({ shape }) => isOf(shape, value)) ?? variants[0];

/** Key of a field in the errors: 'draft.axes.0.actions', or '_' for the whole payload. */
export const errorKey = (path: Path): string => path.join('.') || '_';
