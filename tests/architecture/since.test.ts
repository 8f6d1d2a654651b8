import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachedBy } from '../../scripts/reach.mjs';
import { foldersOf, root, sourcesOf } from './files';

/** Two rooms through four packages; each file with what it imports. */
const IMPORTS: Record<string, string[]> = {
  'contracts/src/visits/visit.schema.ts': ['contracts/src/kit/fields.ts'],
  'contracts/src/agenda/agenda.schema.ts': ['contracts/src/visits/visit.schema.ts'],
  'contracts/src/users/user.schema.ts': [],
  'contracts/src/api.ts': ['contracts/src/visits/visit.schema.ts', 'contracts/src/users/user.schema.ts'],
  'contracts/src/api.test.ts': ['contracts/src/api.ts'],
  'contracts/src/kit/fields.ts': [],
  'core-api/src/http/serve.ts': [],
  'core-api/src/features/visits/visits.service.ts': ['core-api/src/http/serve.ts'],
  'core-api/src/features/visits/visits.test.ts': ['core-api/src/testing/api.ts'],
  'core-api/src/features/agenda/agenda.service.ts': ['contracts/src/agenda/agenda.schema.ts'],
  'core-api/src/features/agenda/agenda.test.ts': ['core-api/src/testing/api.ts'],
  'core-api/src/features/users/users.test.ts': ['core-api/src/testing/api.ts'],
  'core-api/src/composition.ts': ['core-api/src/features/visits/visits.service.ts'],
  'core-api/src/testing/api.ts': ['core-api/src/composition.ts'],
  'web/src/features/visits/VisitPage.tsx': ['design-system/src/Button.tsx'],
  'web/src/features/visits/VisitPage.test.tsx': ['web/src/features/visits/VisitPage.tsx'],
  'web/src/features/users/users.test.tsx': ['contracts/src/api.ts'],
  'web/src/main.tsx': ['web/src/features/visits/VisitPage.tsx'],
  'design-system/src/Button.tsx': [],
  'design-system/src/Button.stories.tsx': ['design-system/src/Button.tsx'],
  'stories/rooms/visits/Visit.stories.tsx': ['web/src/features/visits/VisitPage.tsx'],
  'stories/rooms/users/Users.stories.tsx': [],
  'tests/access/matrix.test.ts': ['core-api/src/testing/api.ts'],
  'tests/architecture/rooms.test.ts': [],
  'tests/races/agenda.test.ts': [],
  'tests/journeys/visit.journey.ts': [],
  'tests/journeys/account.journey.ts': [],
};
const modules = Object.entries(IMPORTS).map(([source, imports]) => ({
  source,
  dependencies: imports.map((resolved) => ({ resolved, dependencyTypes: ['local'] })),
}));
const reach = (...changed: string[]) => {
  const rooms = (file: string) => (file.includes('visit') ? ['visits', 'agenda'] : ['access']);
  const { isEverything, steps } = reachedBy(changed, modules, rooms);
  const { unit, mariadb, stories, journeys, ...others } = steps;
  const onBoth = unit.filter((file) => file.startsWith('core-api/'));
  const races = unit.includes('tests/access/matrix.test.ts') ? ['tests/races/agenda.test.ts'] : [];
  expect(mariadb).toEqual([...onBoth, ...races]);
  const named = Object.entries({ ...others, isEverything }).flatMap(([step, isRun]) => (isRun ? [step] : []));
  return [...unit, ...stories, ...journeys, ...named].filter((file) => file !== 'tests/architecture/rooms.test.ts');
};

test('a room of the web reaches its tests, its stories and its journeys', () => {
  expect(reach('web/src/features/visits/VisitPage.tsx')).toEqual([
    'web/src/features/visits/VisitPage.test.tsx',
    'stories/rooms/visits/Visit.stories.tsx',
    'tests/journeys/visit.journey.ts',
    'bundle',
  ]);
});

test('a room of core-api reaches its tests, those of the server and its journeys, and ends at the list of rooms', () => {
  expect(reach('core-api/src/features/visits/visits.service.ts')).toEqual([
    'core-api/src/features/visits/visits.test.ts',
    'tests/access/matrix.test.ts',
    'tests/journeys/visit.journey.ts',
  ]);
});

test('a room of the contracts reaches rooms that import it, the room’s name everywhere, and tests of the list of rooms', () => {
  expect(reach('contracts/src/visits/visit.schema.ts')).toEqual([
    'contracts/src/api.test.ts',
    'core-api/src/features/agenda/agenda.test.ts',
    'core-api/src/features/visits/visits.test.ts',
    'tests/access/matrix.test.ts',
    'web/src/features/users/users.test.tsx',
    'web/src/features/visits/VisitPage.test.tsx',
    'stories/rooms/visits/Visit.stories.tsx',
    'tests/journeys/visit.journey.ts',
    'bundle',
  ]);
});

test('what is outside rooms reaches all that depends on it, and every journey', () => {
  expect(reach('core-api/src/http/serve.ts')).toEqual([
    'core-api/src/features/agenda/agenda.test.ts',
    'core-api/src/features/users/users.test.ts',
    'core-api/src/features/visits/visits.test.ts',
    'tests/access/matrix.test.ts',
    'tests/journeys/account.journey.ts',
    'tests/journeys/visit.journey.ts',
    'new-room',
    'faults',
  ]);
  expect(reach('design-system/src/Button.tsx')).toEqual([
    'web/src/features/visits/VisitPage.test.tsx',
    'design-system/src/Button.stories.tsx',
    'stories/rooms/visits/Visit.stories.tsx',
    'tests/journeys/account.journey.ts',
    'tests/journeys/visit.journey.ts',
    'bundle',
    'workshop',
  ]);
});

test('a room and a kit changed together reach what each reaches alone', () => {
  const both = ['contracts/src/visits/visit.schema.ts', 'core-api/src/http/serve.ts'];
  expect(new Set(reach(...both))).toEqual(new Set(both.flatMap((file) => reach(file))));
});

test('a test reaches itself, a page of the docs nothing, and a file of no package everything', () => {
  expect(reach('web/src/features/users/users.test.tsx')).toEqual(['web/src/features/users/users.test.tsx']);
  expect(reach('docs/map.md', 'README.md')).toEqual([]);
  expect(reach('package-lock.json')).toContain('isEverything');
});

test('a deleted file of a room, and one that nobody imports, reach what belongs to them', () => {
  expect(reach('web/src/features/users/gone.ts')).toContain('stories/rooms/users/Users.stories.tsx');
  expect(reach('web/src/main.tsx')).toContain('web/src/features/users/users.test.tsx');
});

test('every journey names rooms of the web', () => {
  const journeys = sourcesOf('tests/journeys').map((file) => readFileSync(join(root, file), 'utf8'));
  const rooms = foldersOf('web/src/features');
  for (const text of journeys) {
    const named = /^test\.use\(\{ rooms: \[(.+)\] \}\);$/m.exec(text)?.[1]?.match(/[a-z-]+/g) ?? [];
    expect(named).not.toEqual([]);
    expect(rooms).toEqual(expect.arrayContaining(named));
  }
});
