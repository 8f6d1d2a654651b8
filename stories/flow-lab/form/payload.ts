/** What is typed into a payload's form, as the plain value that will be sent. */
import type { FieldShape, Variant } from './form-model';

/** Where a value is inside the payload: `['draft', 'axes', 0, 'actions']`. */
export type Path = readonly (string | number)[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a form begins with where there is no sample. What cannot be left empty and is, zod will refuse. */
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

/** Only what the form knows: a sample may carry its `type`. */
export function fitted(shape: FieldShape, value: unknown): unknown {
  if (shape.kind !== 'group' || !isRecord(value)) return value;
  return Object.fromEntries(shape.fields.filter(({ key }) => key in value).map(({ key }) => [key, value[key]]));
}

/** The value at a place; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(value) && typeof key === 'number') return valueAt((value as readonly unknown[])[key], rest);
  return isRecord(value) ? valueAt(value[String(key)], rest) : undefined;
}

/** The payload with another value at a place. `undefined` takes the key out. */
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

/** Whether a value is of this shape as far as its kind goes, to find the variant that it is. */
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

/** Which of several variants a value is; the first where it is none. */
export const variantOf = (variants: readonly Variant[], value: unknown): Variant | undefined =>
  variants.find(({ shape }) => isOf(shape, value)) ?? variants[0];

/** The key of a field among the errors: 'draft.axes.0.actions', and '_' for the payload as a whole. */
export const errorKey = (path: Path): string => path.join('.') || '_';
