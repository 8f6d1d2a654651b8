import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@ruta/contracts/api';
import { openApiOf } from '@ruta/core-api/src/http/openapi';

const FILE = join(__dirname, 'openapi.digest.txt');

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Operation {
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
  'x-ability'?: string;
  'x-confirm'?: string;
  security: unknown[];
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const document = openApiOf(api) as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);

/** The keys of a body to a depth of two; `?` marks optional ones. A component's name counts as its keys. */
function keysOf(schema: Schema | undefined, depth = 2): string {
  if (!schema) return '-';
  if (schema.$ref) return schema.$ref.replace('#/components/schemas/', '');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return [...new Set(choices.map((choice) => keysOf(choice, depth)))].filter(Boolean).join(' | ');
  if (schema.items) return `[${keysOf(schema.items, depth)}]`;
  if (!schema.properties) return '';
  const { required = [] } = schema;
  return Object.entries(schema.properties)
    .map(([key, inner]) => {
      const below = depth > 1 ? keysOf(inner, depth - 1) : '';
      return `${key}${required.includes(key) ? '' : '?'}${below === '' || below === '[]' ? '' : `{${below}}`}`;
    })
    .join(' ');
}

function digest(): string {
  const calls = operations.map(({ method, path, operation }) => {
    const query = operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, required, schema }) => {
        const inner = keysOf(schema, 1);
        return `${name}${required ? '' : '?'}${inner === '' ? '' : `{${inner}}`}`;
      });
    const [done = '', ...refused] = Object.keys(operation.responses);
    const body = Object.entries(operation.requestBody?.content ?? {})[0];
    const [type, reply] = Object.entries(operation.responses[done]?.content ?? {})[0] ?? ['', undefined];
    return [
      `${method.toUpperCase()} ${path}  ${operation['x-ability'] ?? (operation.security.length === 0 ? 'public' : 'signed in')}`,
      ...(query.length > 0 ? [`  query  ${query.join(' ')}`] : []),
      ...(body ? [`  body   ${body[0] === 'application/json' ? '' : `${body[0]} `}${keysOf(body[1].schema)}`] : []),
      `  reply  ${done} ${type === 'application/json' ? keysOf(reply?.schema) : type}`,
      `  refuse ${refused.join(' ')}`,
      ...(operation['x-confirm'] ? [`  password again: ${operation['x-confirm']}`] : []),
    ].join('\n');
  });
  const components = Object.entries(document.components.schemas).map(
    ([name, schema]) => `${name}\n  ${keysOf(schema, 1)}`,
  );
  return `${[...calls, ...components].sort().join('\n')}\n`;
}

test('API-02 what programs are told about the calls is what the committed digest says (UPDATE_OPENAPI=1 rewrites it)', () => {
  if (process.env['UPDATE_OPENAPI'] === '1' || !existsSync(FILE)) writeFileSync(FILE, digest());
  expect(digest()).toBe(readFileSync(FILE, 'utf8'));
});

test('it is OpenAPI 3.1, and every call of the registry is in it once', () => {
  expect(document.openapi).toBe('3.1.0');
  const registered = Object.values(api).flatMap((room) => Object.values(room));
  expect(operations).toHaveLength(registered.length);
  expect(
    new Set(operations.map(({ operation }) => (operation as unknown as { operationId: string }).operationId)).size,
  ).toBe(registered.length);
});

test('every reference leads somewhere, and every parameter of a path is told', () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  );
  expect(references.length).toBeGreaterThan(0);
  for (const name of new Set(references)) expect(Object.keys(document.components.schemas)).toContain(name);
  expect(JSON.stringify(document)).not.toContain('#/$defs/');
  for (const { path, operation } of operations) {
    const told = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
    expect(told).toEqual(path.match(/\{\w+\}/g) ?? []);
  }
});
