import { Select } from '@ruta/design-system';
import { words } from '../words';
import type { Literal } from './form-model';
import { errorKey, valueAt, withValue } from './payload';
import type { Of } from './typing';

const optionId = (literal: Literal) => JSON.stringify(literal);

/** Field for one of several literal values. */
export function ChoiceField({ shape, path, name, typing }: Of<'choice'>) {
  const value = valueAt(typing.payload, path);
  const literals: readonly Literal[] = shape.isNullable ? [...shape.options, null] : shape.options;
  const chosen = literals.find((literal) => literal === value);
  return (
    <Select
      label={name.label}
      description={name.code ?? undefined}
      errorMessage={typing.errors[errorKey(path)]}
      items={literals.map((literal) => ({
        id: optionId(literal),
        label: literal === null ? words.noValue[typing.language] : String(literal),
      }))}
      value={chosen === undefined ? null : optionId(chosen)}
      onChange={(id) => {
        const next = literals.find((literal) => optionId(literal) === id);
        typing.onChange(withValue(typing.payload, path, next));
      }}
    />
  );
}
