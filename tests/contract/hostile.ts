/** The catalogue of bad input, by id. No call may fail on it with a 500. */

/** B49 to B54: invalid parameters of lists. */
export const BAD_LIST_QUERIES: readonly (readonly [string, string])[] = [
  ...['0', '-1', 'NaN', '1e3', '0x10', ' 1', '٣', '9007199254740993', ''].map(
    (page) => ['B49', `page=${encodeURIComponent(page)}`] as const,
  ),
  ['B49', 'page=1&page=2'],
  ...['0', '-1', 'NaN', '10001', '10;drop', '1.5'].map((size) => ['B50', `size=${encodeURIComponent(size)}`] as const),
  ...[
    'nope',
    '-',
    '--id',
    'id,id',
    'id desc',
    'name;select 1',
    'password_hash',
    'user.email',
    Array(50).fill('id').join(','),
  ].map((sort) => ['B51', `sort=${encodeURIComponent(sort)}`] as const),
  ...['nope', 'roles.permissions.roles', Array(20).fill('axis').join(','), ''].map(
    (include) => ['B52', `include=${encodeURIComponent(include)}`] as const,
  ),
  ...['id,id', 'toString', 'password_hash', ''].map((fields) => ['B53', `fields=${fields}`] as const),
  ['B54', 'filter[nope]=1'],
  ['B54', 'filter[__proto__][x]=1'],
  ['B54', 'filter=notjson'],
  ['B54', `filter[search]=${'x'.repeat(10_000)}`],
  ['B54', `filter${'[a]'.repeat(100)}=1`],
];

/** B55: texts that a search must treat literally. */
export const SEARCHES = ['%', '_', '\\', "'", '"', '--', '/*', '   ', 'José', 'PENA', '!', '!%', '😀', "' OR 1=1 --"];

/** B56, B57: texts that must be stored unchanged. */
export const HARMLESS_TEXTS = [
  "' OR 1=1 --",
  '"; DROP TABLE users',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '%0d%0a',
  '=1+1',
  '😀👨‍👩‍👧 é ̈',
  '𠜎𠜱',
];

/** B57: characters that databases and PDF cannot store. */
export const UNPRINTABLE_TEXTS = ['nul\u0000nul', 'bell\u0007', '\ud800 alone'];

/** B57: characters that nobody sees, and overrides of direction, refused in every text but passwords. */
export const INVISIBLE_TEXTS = [
  'Mar\u200bía',
  '\ufeffMaría',
  'Mar\u200día',
  'Mar\u2060ía',
  '\u202Eaíram',
  'Mar\u2066ía\u2069',
];

/** B57: what only texts of several lines may contain. */
export const LINE_ENDS = ['a\r\nb', 'a\nb', 'a\rb', 'a\u0085b', 'a\u2028b'];

/** Fields of several lines. Every other text is one line. */
export const SEVERAL_LINES = new Set([
  'reply',
  'finalObservations',

  'body',
  'objective',
  'description',
  // The texts of an action plan.
  ...['activity', 'objectives', 'indicators', 'strategy', 'responsables'],
  ...['financial_resources', 'material_resources', 'human_resources'],
  'description_en',
  // Of the bank of the diagnostic.
  ...['question', 'question_en'],
  'justification',
  // Of cancelling, and what a petitioner writes to the agent of a session.
  ...['reason', 'notes'],
  // Of who rates a session.
  'comment',
  'result',
  'observations',
  'text',
  'emails',
]);

/** Fields that are taken as they are sent: secrets, and pasted lists, whose rows get verdicts. */
export const AS_TYPED = new Set(['password', 'new_password', 'current_password', 'code', 'token', 'text']);

/** B58: bodies that are no JSON object. */
export const BAD_JSON = [
  '{bad',
  '[]',
  '"x"',
  '12',
  'true',
  '{"a":1,}',
  '\ufeff{"a":1}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  '{"a":1e400}',
  '{"a":-0}',
  '{"a":NaN}',
];

/** B58: a document with its first member repeated, and with an escaped name. */
export function repeated(document: object): string[] {
  const text = JSON.stringify(document);
  const [name = 'a'] = Object.keys(document);
  const rest = text === '{}' ? '' : `,${text.slice(1, -1)}`;
  const escaped = `\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}`;
  const twice = Object.keys(document).length > 0 ? rest : `,${JSON.stringify(name)}:2`;
  return [`{${JSON.stringify(name)}:null${twice}}`, `{"${escaped}":null${twice}}`];
}

/** What is no number of ours. Beside it a fraction: numbers are whole, and hours have one decimal at most. */
const NO_NUMBERS = ['1e400', '-0', 'NaN', '9007199254740993', '0x1', '01'];

/** B58: valid documents with one mistake. */
export function spoilt(document: object): (readonly [string, string])[] {
  const text = JSON.stringify(document);
  const within = (field: string, written: string) =>
    JSON.stringify({ ...document, [field]: '@' }).replace('"@"', written);
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  return [
    ['a byte order mark', `\ufeff${text}`],
    ['a comma at its end', text.replace(/}$/, ',}')],
    ['a second document', `${text}{}`],
    ['a comment', text.replace('{', '{/**/')],
    ...Object.entries(document).flatMap(([field, value]) => [
      [`${field} ten thousand deep`, within(field, deep)] as const,
      ...(typeof value === 'number' ? [...NO_NUMBERS, field === 'hours' ? '1.45' : '1.5'] : []).map(
        (written) => [`${field} as ${written}`, within(field, written)] as const,
      ),
    ]),
  ];
}

/** B59: prototype pollution. */
export const POLLUTING_JSON = [
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"a":[{"prototype":1}]}',
  '{"a":{"b":{"__proto__":1}}}',
];

/** B59: keys named like members of every object. */
export const PROTOTYPE_NAMES = Object.getOwnPropertyNames(Object.prototype);

/** B60: values of types that no field has. */
export const WRONG_KINDS: readonly unknown[] = [{ id: { id: 1 } }, { $ne: 1 }, [['x']], 1.5e300];

/** B48, B61: invalid ids in a path. */
export const BAD_IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '01',
  '1abc',
  '%00',
  '..%2f',
  '%ff',
  '9000000000000000',
  '9e15',
  '12345678901234567890',
  '😀',
  '1%20',
];

/** Internals that a reply must not contain: stacks, statements, driver codes, server paths. */
export const LEAKS =
  /\n\s+at |node_modules|\bselect `|insert into `|update `|SQLITE_|\bER_[A-Z]|ECONN|core-api\/src|ZodError/;
