import { LOCALES, PROBLEMS, type Access, type Endpoint, type ProblemCode } from '@ruta/contracts';
import { api } from '@ruta/contracts/api';
import { openapi } from '@ruta/contracts/kit/openapi.api';
import { z } from 'zod';
import { serve } from './serve';

type Json = Record<string, unknown>;

/** Refusals that any call may give, in addition to its own. */
const GENERAL: readonly ProblemCode[] = [
  'request.malformed',
  'request.invalid',
  'request.too-many',
  'server.failed',
  'server.unavailable',
];
const SIGNED_IN: readonly ProblemCode[] = ['access.anonymous', 'access.refused'];

/** Every call under `/api` as OpenAPI 3.1, generated from the contracts. */
export function openApiOf(rooms: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>): Json {
  const components: Json = {};
  const paths: Record<string, Json> = {};
  for (const [room, calls] of Object.entries(rooms)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
      paths[path] = { ...paths[path], [endpoint.method]: operationOf(`${room}.${name}`, room, endpoint, components) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ruta', version: '1', description: 'School coaching and school improvement.' },
    paths,
    components: {
      schemas: { ...components, Problem: problemSchema },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(operationId: string, room: string, endpoint: Endpoint, components: Json): Json {
  const take = (schema: z.ZodType, io: 'input' | 'output') => schemaOf(schema, io, components);
  return {
    operationId,
    tags: [room],
    summary: endpoint.summary,
    ...accessOf(endpoint.access),
    ...(endpoint.confirm ? { 'x-confirm': endpoint.confirm === true ? 'always' : endpoint.confirm.when } : {}),
    parameters: [...pathParameters(endpoint), ...queryParameters(take(endpoint.query, 'input'))],
    ...bodyOf(endpoint, take(endpoint.body, 'input')),
    responses: {
      [endpoint.status]: { description: 'Done', content: replyOf(endpoint, take) },
      ...refusalsOf(endpoint),
    },
  };
}

function accessOf(access: Access): Json {
  if ('public' in access) return { security: [], description: `Public: ${access.because}` };
  return { security: [{ session: [] }], ...('ability' in access ? { 'x-ability': access.ability } : {}) };
}

/** Parameters of a path that are no ids. */
const PARAMETERS: Readonly<Record<string, Json>> = {
  token: { type: 'string' },
  locale: { type: 'string', enum: [...LOCALES] },
};

const pathParameters = ({ path }: Endpoint) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: PARAMETERS[name ?? ''] ?? { type: 'integer', minimum: 1 },
  }));

function queryParameters({ properties = {}, required = [] }: Json) {
  return Object.entries(properties as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    ...(schema['type'] === 'object' ? { style: 'deepObject', explode: true } : {}),
    schema,
  }));
}

function bodyOf({ method, upload }: Endpoint, schema: Json): Json {
  if (upload) {
    const properties = {
      ...(schema['properties'] as Json),
      [upload.field]: { type: 'array', items: { type: 'string', format: 'binary' } },
    };
    return {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } },
    };
  }
  const isEmpty = schema['type'] === 'object' && Object.keys(schema['properties'] ?? {}).length === 0;
  if (method === 'get' || isEmpty) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function replyOf({ file, reply }: Endpoint, take: (schema: z.ZodType, io: 'output') => Json): Json {
  if (file) return Object.fromEntries(file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
  return { 'application/json': { schema: take(reply, 'output') } };
}

/** Every refusal that a call may give: its own and the general ones. */
export function refusalCodes({ access, confirm, problems }: Endpoint): ProblemCode[] {
  const first = confirm ? (['access.confirm-first'] as const) : [];
  return [...GENERAL, ...('public' in access ? [] : SIGNED_IN), ...first, ...problems];
}

/** The refusals of a call by status, with their codes. */
function refusalsOf(endpoint: Endpoint): Json {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of refusalCodes(endpoint)) {
    const { status } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const schema = { $ref: '#/components/schemas/Problem' };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), 'x-codes': codes, content: { 'application/json': { schema } } },
    ]),
  );
}

const problemSchema = {
  type: 'object',
  required: ['error', 'code', 'message', 'errors'],
  properties: {
    error: { const: true },
    code: { enum: Object.keys(PROBLEMS) },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    current: { description: 'The present record, when an edit lost against another' },
    request_id: { type: 'string' },
  },
};

/** A schema as JSON Schema; named schemas are moved to the components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const { $schema: _dialect, $defs = {}, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  for (const [name, definition] of Object.entries($defs as Record<string, Json>)) {
    const { id: _name, ...rest } = definition;
    components[name] = inComponents(rest);
  }
  return inComponents(json) as Json;
}

function inComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inComponents);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : inComponents(inner),
    ]),
  );
}

let document: (Json & { openapi: string }) | undefined;

/** Generated on the first request and cached; contracts do not change at run time. */
export const openApiRoutes = () => [
  serve(openapi.document, () => Promise.resolve((document ??= openApiOf(api) as Json & { openapi: string }))),
];
