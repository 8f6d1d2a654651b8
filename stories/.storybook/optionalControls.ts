import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Part {
  readonly name: string;
  readonly value?: unknown;
}

const controls: Readonly<Record<string, 'boolean' | 'text' | 'number'>> = {
  boolean: 'boolean',
  string: 'text',
  number: 'number',
};

/** `string | undefined` is a string as far as a control goes. */
export const optionalControls: ArgTypesEnhancer = (context) =>
  Object.fromEntries(
    Object.entries(context.argTypes).map(([name, argType]) => {
      const type = argType.type as Part | undefined;
      if (type?.name !== 'union' || !Array.isArray(type.value)) return [name, argType];
      const parts = (type.value as Part[]).filter((part) => part.value !== 'undefined' && part.name !== 'undefined');
      const only = parts.length === 1 ? controls[parts[0]?.name ?? ''] : undefined;
      return [name, only === undefined ? argType : { ...argType, control: only }];
    }),
  );
