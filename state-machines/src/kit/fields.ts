/** Field names of payloads, read from their schemas. */
import type { z } from 'zod';

interface Part {
  properties?: Readonly<Record<string, Part>>;
  anyOf?: readonly Part[];
  oneOf?: readonly Part[];
  items?: Part;
}

function* keysIn({ properties = {}, anyOf = [], oneOf = [], items }: Part): Generator<string> {
  for (const [key, inner] of Object.entries(properties)) {
    yield key;
    yield* keysIn(inner);
  }
  for (const inner of [...anyOf, ...oneOf, ...(items ? [items] : [])]) yield* keysIn(inner);
}

/** Keys of all fields in the payloads of these schemas, at any depth, each once. */
export const fieldsIn = (schemas: Readonly<Record<string, z.ZodType>>): string[] => [
  ...new Set(
    Object.values(schemas).flatMap((schema) => [
      ...keysIn(schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Part),
    ]),
  ),
];
