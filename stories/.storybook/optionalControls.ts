import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** A type as react-docgen reports it. */
interface Part {
  readonly name: string;
  readonly value?: unknown;
  /** Source text of the type. */
  readonly raw?: string;
}

const CONTROLS: Readonly<Record<string, 'boolean' | 'text' | 'number'>> = {
  boolean: 'boolean',
  string: 'text',
  number: 'number',
};

const isPart = (type: unknown): type is Part => typeof type === 'object' && type !== null && 'name' in type;
const isAbsent = ({ name, value }: Part) => name === 'undefined' || value === 'undefined';
const withoutAbsent = (raw: string) => raw.replace(/\s*\|\s*undefined\b/g, '');

/** Options up to which a control shows them all at once. */
const FEW = 5;

/** Control of an optional prop, by what is left of its type. A named union of literals is an `enum` within the union. */
function controlOf(parts: readonly Part[]): StrictInputType | Record<string, never> {
  const [only, ...more] = parts.filter((part) => !isAbsent(part));
  if (only === undefined || more.length > 0) return {};
  if (only.name === 'enum' && Array.isArray(only.value)) {
    const options: readonly unknown[] = only.value;
    return { control: { type: options.length > FEW ? 'select' : 'radio' }, options } as StrictInputType;
  }
  const control = CONTROLS[only.name];
  return control ? ({ control: { type: control } } as StrictInputType) : {};
}

/** Type shown in the props table. For readonly arrays docgen reports no name, so the sample's type is used. */
function summaryOf(type: Part | undefined, sample: unknown): string | undefined {
  if (type?.raw !== undefined) return withoutAbsent(type.raw);
  if (type?.value !== 'unknown') return undefined;
  return Array.isArray(sample) ? 'array' : typeof sample === 'string' ? 'string' : undefined;
}

/**
 * Treats `string | undefined` as `string`, and `ButtonVariant | undefined` as its literals, in controls and in the props
 * table (DS-02). Storybook itself offers such a union as an object to type.
 */
export const optionalControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]): [string, StrictInputType] => {
      const type = isPart(argType.type) ? argType.type : undefined;
      const summary = summaryOf(type, initialArgs[name]);
      const table = summary === undefined ? argType.table : { ...argType.table, type: { summary } };
      const parts = type?.name === 'union' && Array.isArray(type.value) ? type.value.filter(isPart) : [];
      return [name, { ...argType, ...(table ? { table } : {}), ...controlOf(parts) }];
    }),
  );
