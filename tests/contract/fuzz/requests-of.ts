import type { Endpoint } from '@ruta/contracts';
import * as fc from 'fast-check';
import { PNG } from '../../../core-api/src/testing/fixtures';
import type { Sample } from '../../kit/requests';
import { BAD_IDS, BAD_JSON, POLLUTING_JSON, PROTOTYPE_NAMES, repeated, spoilt } from '../hostile';
import { spoiltFrom, valuesOf } from './json-values';
import { queriesOf } from './list-queries';

/** A request as it is sent, below `/api`. */
export interface Fuzzed {
  path: string;
  query: string;
  headers: Record<string, string>;
  /** Sent unchanged. */
  body: Buffer | undefined;
}

const BOUNDARY = 'boundary-of-the-fuzzer';
const JSON_TYPE = 'application/json';
/** Types that a body of JSON may wrongly claim. */
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;charset=latin1',
  'application/json, application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="open',
  `multipart/form-data; boundary=${BOUNDARY}`,
];
const EXTRA_HEADERS: readonly Record<string, string>[] = [
  {},
  { 'Idempotency-Key': '3f2c1a34-9e0b-4c55-8f43-0a9e6a3c1d01' },
  { 'Idempotency-Key': 'x'.repeat(300) },
  { 'Accept-Language': 'en' },
  { 'Accept-Language': ',;q=9,*;q=' },
  { 'If-None-Match': 'W/"*"' },
  { Range: 'bytes=5-1' },
  { 'Content-Encoding': 'gzip' },
  { Cookie: 'sid=%; sid=; =' },
  { 'X-Forwarded-For': '999.1.1.1, ::1' },
];

/** Requests to an endpoint: valid ones, and with mistakes in path, query, headers and body. */
export function requestsOf(endpoint: Endpoint, own: Sample, foreign: Sample): fc.Arbitrary<Fuzzed> {
  const badPath = fc
    .constantFrom(...BAD_IDS, '5000', ...PROTOTYPE_NAMES)
    .map((id) => endpoint.path.replace(/:\w+/, encodeURI(id)));
  const path = fc.oneof(
    { weight: 6, arbitrary: fc.constant(own.path) },
    { weight: 1, arbitrary: fc.constant(foreign.path) },
    { weight: 1, arbitrary: badPath },
  );
  const sample = new URLSearchParams(own.query).toString();
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.constant(sample) },
    { weight: endpoint.method === 'get' ? 8 : 1, arbitrary: queriesOf(endpoint).map((more) => `${sample}&${more}`) },
    { weight: 1, arbitrary: fc.constantFrom(...PROTOTYPE_NAMES).map((name) => `${sample}&${name}=1`) },
  );
  const headers = fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...EXTRA_HEADERS) },
  );
  return fc
    .record({ path, query, headers, content: contentOf(endpoint, own) })
    .map(({ content: { body, type }, ...rest }) => ({
      ...rest,
      headers: { ...rest.headers, ...(body ? { 'Content-Type': type } : {}) },
      body,
    }));
}

interface Content {
  body: Buffer | undefined;
  type: string;
}

function contentOf(endpoint: Endpoint, { body }: Sample): fc.Arbitrary<Content> {
  if (endpoint.method === 'get') return fc.constant({ body: undefined, type: '' });
  const typed = fc
    .tuple(fc.constant(body), valuesOf(endpoint.body))
    .map(([valid, other]) => ({ ...valid, ...(other as object | null) }));
  const json = fc
    .oneof(
      { weight: 3, arbitrary: fc.constant<unknown>(body) },
      { weight: 4, arbitrary: typed },
      { weight: 4, arbitrary: spoiltFrom(fc.constant(body)) },
      { weight: 4, arbitrary: spoiltFrom(typed) },
    )
    .map((value) => Buffer.from(JSON.stringify(value)));
  const raw = fc.oneof(
    fc
      .constantFrom(...BAD_JSON, ...POLLUTING_JSON, ...repeated(body), ...spoilt(body).map(([, text]) => text))
      .map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
  );
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant(JSON_TYPE) },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
  );
  const text = fc.record({
    body: fc.oneof({ weight: 6, arbitrary: json }, { weight: 1, arbitrary: raw }),
    type,
  });
  return endpoint.upload === null
    ? text
    : fc.oneof({ weight: 5, arbitrary: formsOf(endpoint.upload.field, body) }, { weight: 1, arbitrary: text });
}

const NAMES = ['foto.png', 'a.pdf', '../../etc/passwd', 'x'.repeat(300), '', 'ñ😀.PNG', 'a"b.png', 'nul%00.png', '.'];
const FILES = [
  PNG,
  PNG.subarray(0, 20),
  Buffer.from('%PDF-1.7\n%%EOF'),
  Buffer.alloc(0),
  Buffer.from('MZ\x90'),
  Buffer.alloc(9_000, 7),
];

/** Forms with files: right and wrong names, types, contents, and ends that are missing. */
function formsOf(field: string, fields: Record<string, unknown>): fc.Arbitrary<Content> {
  const line = (name: string, more: string, content: Buffer) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ];
  const files = fc.array(
    fc
      .record({
        name: fc.oneof({ weight: 6, arbitrary: fc.constant(field) }, fc.constantFrom('other', '', ...PROTOTYPE_NAMES)),
        file: fc.constantFrom(...NAMES),
        type: fc.constantFrom('image/png', 'application/pdf', 'text/html', 'x', 'image/png; charset="'),
        content: fc.constantFrom(...FILES),
      })
      .map(({ name, file, type, content }) => line(name, `; filename="${file}"\r\nContent-Type: ${type}`, content)),
    { maxLength: 5 },
  );
  const beside = spoiltFrom(fc.constant(fields)).map((value) =>
    Object.entries(value ?? {}).flatMap(([name, text]) => line(name, '', Buffer.from(JSON.stringify(text)))),
  );
  return fc
    .record({
      files,
      beside: fc.oneof(
        fc.constant(Object.entries(fields).flatMap(([name, text]) => line(name, '', Buffer.from(String(text))))),
        beside,
      ),
      end: fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, '', `--${BOUNDARY}`),
      type: fc.oneof(
        { weight: 8, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
        { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
      ),
    })
    .map(({ files: parts, beside: texts, end, type }) => ({
      body: Buffer.concat([...texts, ...parts.flat(), Buffer.from(end)]),
      type,
    }));
}
