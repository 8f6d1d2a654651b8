// Finds the tests that a change reaches, by imports and by room.

/** The packages whose tests a change in a package may reach. */
const DEPENDENTS = new Map([
  ['contracts', ['contracts', 'state-machines', 'core-api', 'bff', 'web', 'stories']],
  ['state-machines', ['state-machines', 'core-api', 'web', 'stories']],
  ['design-system', ['design-system', 'web', 'stories']],
  ['core-api', ['core-api']],
  ['bff', ['bff']],
  ['web', ['web', 'stories']],
  ['stories', ['stories']],
  ['tests', ['tests']],
]);
const ROOM =
  /^((?:contracts|state-machines)\/src|(?:core-api|bff|web)\/src\/features|stories\/rooms)\/(?!kit\/)([^/]+)\//;
const TEST = /\.(test|stories|journey)\.tsx?$/;
/** Tests that read or run files instead of importing them. */
const ALWAYS = /^tests\/(architecture\/.+|access\/permissions-doc)\.test\.ts$/;
const OF_THE_SERVER = /^tests\/(access|contract|races)\/.+\.test\.ts$/;

/** Files that all tests of a package run with, although no test imports them. */
const CONFIGURATION = /\.config\.ts$|\/\.storybook\//;

const packageOf = (file) => file.split('/')[0];
const folderOf = (file) => ROOM.exec(file)?.[0];
const roomOf = (file) => ROOM.exec(file)?.[2];
const isTest = (file) => TEST.test(file);
const isDoc = (file) => file.startsWith('docs/') || !/\.(?!md$)|\//.test(file);

/**
 * What a change reaches of each step of `npm test`: paths of tests, or whether the step runs. `isEverything` says that a
 * file belongs to no package: the lock file, a configuration, a script.
 *
 * A change in a room reaches what imports it, the tests of each room's folder on the way, and in dependent packages the
 * tests and journeys of the room with the same name. It ends at files outside rooms (`composition.ts`, `api.ts`), of
 * which only the tests that import them run. A change outside rooms reaches everything that imports it.
 *
 * @param changed paths of changed files
 * @param modules the import graph: `{ source, dependencies: [{ resolved, dependencyTypes }] }`
 * @param roomsOfJourney the rooms that a journey passes through
 */
export function reachedBy(changed, modules, roomsOfJourney) {
  const code = changed.filter((file) => !isDoc(file));
  const files = modules.map(({ source }) => source);
  const tests = files.filter(isTest);
  const importers = importersIn(modules);
  const reached = new Set();
  const run = new Set(tests.filter((file) => ALWAYS.test(file)));
  const runAll = (isReached) => tests.filter(isReached).forEach((file) => run.add(file));

  const follow = (file, isInRoom) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const importer of importers.get(file) ?? []) {
      const isList = isInRoom && roomOf(importer) === undefined && !isTest(importer);
      if (isList) runAll((test) => importers.get(importer)?.includes(test));
      else follow(importer, isInRoom);
    }
  };

  const wide = code.filter((file) => roomOf(file) === undefined && !isTest(file));
  const inRooms = code.filter((file) => roomOf(file) !== undefined && !isTest(file));
  const dependentsOf = (file) => DEPENDENTS.get(packageOf(file)) ?? [];
  // Files outside rooms first: what they reach is followed to its end.
  for (const file of wide) {
    follow(file, false);
    if (!importers.has(file) || CONFIGURATION.test(file))
      runAll((test) => dependentsOf(file).includes(packageOf(test)));
  }
  for (const file of inRooms) {
    follow(file, true);
    runAll((test) => roomOf(test) === roomOf(file) && dependentsOf(file).includes(packageOf(test)));
  }
  if ([...wide, ...inRooms].some((file) => /^(contracts|core-api)\//.test(file)))
    runAll((test) => OF_THE_SERVER.test(test));
  const folders = new Set([...reached].map(folderOf));
  runAll((test) => reached.has(test) || code.includes(test) || (folderOf(test) && folders.has(folderOf(test))));

  const rooms = new Set(inRooms.map(roomOf));
  const isWide = (...names) => wide.some((file) => names.includes(packageOf(file)));
  if (isWide('contracts', 'state-machines', 'design-system', 'core-api', 'bff', 'web'))
    runAll((test) => test.startsWith('tests/journeys/'));
  runAll((test) => test.startsWith('tests/journeys/') && roomsOfJourney(test).some((room) => rooms.has(room)));

  const chosen = (pattern) => [...run].filter((file) => pattern.test(file)).sort();
  return {
    isEverything: code.some((file) => !DEPENDENTS.has(packageOf(file))),
    steps: {
      unit: chosen(/^(?!tests\/races\/).+\.test\.tsx?$/),
      mariadb: chosen(/^(core-api|tests\/races)\/.+\.test\.ts$/),
      stories: chosen(/\.stories\.tsx$/),
      journeys: chosen(/^tests\/journeys\//),
      'new-room': isWide('contracts', 'core-api', 'bff', 'web', 'stories', 'tests'),
      faults: isWide('core-api') || [...reached].some((file) => file.startsWith('tests/faults/')),
      bundle: [...wide, ...inRooms].some((file) => dependentsOf(file).includes('web')),
      workshop: isWide('design-system', 'state-machines', 'stories') || chosen(/^tests\/workshop\//).length > 0,
    },
  };
}

/** Each file with those that import it; types alone break no test, and the compiler checks them. */
function importersIn(modules) {
  const importers = new Map();
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies)
      if (!dependencyTypes.includes('type-only')) importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  return importers;
}
