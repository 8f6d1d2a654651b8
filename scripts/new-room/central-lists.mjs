// The lists that name every room, and the lines that a new room adds to them.

/** The name of a room in code. */
const ROOM = '{{camelCase room}}';
const ONLY_ADMIN = '-  -  -  -  -  -  -  -  -  A  -  -  -  -  -';

/** A line: what the others are like, the new one, and the words by which it is known where it is there already. */
const entry = (like, line, known = line) => ({ like, line, known });

/** An import: what the others are from (the group names the room), the name and the path of the new one. */
const imported = (from, name, path) =>
  entry(new RegExp(`^import \\{ \\w+ \\} from '${from}';$`), `import { ${name} } from '${path}';`);

/** A row of the permission matrix, which has no commas between its columns. */
const ability = (act) =>
  entry(
    /^ {2}'[\w:-]+': +'[-AHSOCo ]+(?:locked)?',$/,
    `  {{{row noun '${act}'}}}'${ONLY_ADMIN}',`,
    `'{{noun}}:${act}':`,
  );
const permission = (act, es, en) =>
  entry(/^ {2}'[\w-]+:[\w-]+': text\(/, `  '{{noun}}:${act}': text('${es}', '${en}'),`, `'{{noun}}:${act}':`);

/** A fold of the contracts over the words of rooms; the kit's come first. */
const foldOfWords = (suffix) => [
  imported('\\./(?!kit/)([\\w-]+)/[\\w-]+\\.words', `${ROOM}${suffix}`, './{{room}}/{{room}}.words'),
  entry(new RegExp(`^ {2}\\.\\.\\.(?!kit)(\\w+)${suffix},$`), `  ...${ROOM}${suffix},`),
];

/** File → the lines that it gains, as templates. */
export const CENTRAL_LISTS = {
  'contracts/src/features.ts': [entry(/^ {2}'[\w-]+',$/, "  '{{room}}',")],
  'contracts/src/abilities.ts': [ability('read'), ability('manage')],
  'contracts/src/roles/permission.texts.ts': [
    permission('read', 'Ver {{es.many}}', 'See {{en.many}}'),
    permission('manage', 'Administrar {{es.many}}', 'Manage {{en.many}}'),
    entry(/^ {2}(?:[a-z]{2,}|'[\w-]+'): text\(/, "  '{{noun}}': text('{{es.Many}}', '{{en.Many}}'),"),
  ],
  'contracts/src/api.ts': [
    imported('\\./([\\w-]+/[\\w-]+\\.(?:api|screens))', ROOM, './{{room}}/{{room}}.api'),
    imported('\\./([\\w-]+/[\\w-]+\\.(?:api|screens))', `${ROOM}Screens`, './{{room}}/{{room}}.screens'),
    entry(/^ {2}(\w+)(?:: \{.*\})?,$/, `  ${ROOM},`),
    entry(/^ {2}(\w+): \w+Screens,$/, `  ${ROOM}: ${ROOM}Screens,`),
  ],
  'contracts/src/problems.ts': foldOfWords('Problems'),
  'contracts/src/field-messages.ts': foldOfWords('Fields'),
  'contracts/src/messages.ts': foldOfWords('Messages'),
  'contracts/src/pages.ts': [
    imported('\\./([\\w-]+)/[\\w-]+\\.pages', `${ROOM}Pages`, './{{room}}/{{room}}.pages'),
    entry(/^ {2}\.\.\.(?!home)(\w+)Pages,$/, `  ...${ROOM}Pages,`),
  ],
  'core-api/src/composition.ts': [
    imported('\\./features/([\\w-]+)/[\\w-]+\\.room', `${ROOM}Room`, './features/{{room}}/{{room}}.room'),
    entry(/^ {2}(\w+)Room,$/, `  ${ROOM}Room,`),
  ],
  'core-api/src/migrations/index.ts': [
    imported(
      '\\.\\./(?:features/)?([\\w-]+)/[\\w-]+\\.migrations',
      `${ROOM}Migrations`,
      '../features/{{room}}/{{room}}.migrations',
    ),
    entry(/^ {2}\.\.\.(\w+)Migrations,$/, `  ...${ROOM}Migrations,`),
  ],
  'core-api/src/seeds/index.ts': [
    imported('\\.\\./features/([\\w-]+)/[\\w-]+\\.demo', `${ROOM}Demo`, '../features/{{room}}/{{room}}.demo'),
    entry(/^ {6}\.\.\.\(await \w+Demo\(world\)\),$/, `      ...(await ${ROOM}Demo(world)),`),
  ],
  'bff/src/screens.ts': [
    imported(
      '\\./features/([\\w-]+)/[\\w-]+\\.screens',
      'served{{pascalCase room}}',
      './features/{{room}}/{{room}}.screens',
    ),
    entry(/^ {2}\.\.\.served(\w+),$/, '  ...served{{pascalCase room}},'),
  ],
  'web/src/app/areas/admin.ts': [
    imported(
      '\\.\\./\\.\\./features/([\\w-]+)/[\\w-]+\\.admin\\.pages',
      `${ROOM}AdminPages`,
      '../../features/{{room}}/{{room}}.admin.pages',
    ),
    entry(/^ {2}\.\.\.(\w+)AdminPages,$/, `  ...${ROOM}AdminPages,`),
  ],
  'web/src/app/navigation.ts': [
    imported(
      '\\.\\./features/([\\w-]+)/[\\w-]+\\.navigation',
      `${ROOM}Navigation`,
      '../features/{{room}}/{{room}}.navigation',
    ),
    entry(/^ {4}\w+Navigation\.admin,$/, `    ${ROOM}Navigation.admin,`),
  ],
  'tests/kit/requests.ts': [
    imported(
      '.*/features/([\\w-]+)/[\\w-]+\\.testing',
      `${ROOM}Fixtures`,
      '../../core-api/src/features/{{room}}/{{room}}.testing',
    ),
    entry(/^ {2}(\w+)Fixtures,$/, `  ${ROOM}Fixtures,`),
  ],
};
