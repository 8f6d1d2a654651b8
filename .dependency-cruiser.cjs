// Who may import whom. The comment of a rule explains it to the person whom it stops.
const { withoutDatabase } = require('./tests/costs.json');

const PACKAGES = ['contracts', 'design-system', 'state-machines', 'core-api', 'bff', 'web', 'stories', 'tests'];

/** The public interface of a feature. */
const face = 'index[.]ts$';
/** A room's demo data, fixtures and records for the races, which do not ship. */
const unshipped = '[.](demo|demo-data|testing|races)[.]ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // Between packages
    onlyMayImport('contracts', [], 'All packages import contracts; it imports none.'),
    onlyMayImport('design-system', [], 'design-system knows no domain terms; pass data and texts as props.'),
    onlyMayImport('state-machines', ['contracts'], 'Machines are pure; they depend on contracts only.'),
    onlyMayImport(
      'core-api',
      ['contracts', 'state-machines'],
      'core-api answers HTTP and knows nothing about its callers.',
    ),
    onlyMayImport('bff', ['contracts'], 'bff calls core-api over HTTP, typed by contracts, and imports nothing of it.'),
    onlyMayImport(
      'web',
      ['contracts', 'state-machines', 'design-system'],
      'web talks to bff over HTTP, typed by contracts.',
    ),
    onlyMayImport(
      'stories',
      ['web', 'design-system', 'state-machines', 'contracts'],
      'Stories show screens over sample data; they run no server.',
    ),
    {
      name: 'tests-without-a-database',
      comment: 'This test file is left out on MariaDB, so it may open no database: tests/costs.json names it.',
      severity: 'error',
      from: { path: withoutDatabase.map((file) => `^${file.replaceAll('.', '[.]')}$`) },
      to: { path: '^core-api/src/(database/connect|testing/.*database)[.]ts$', reachable: true },
    },
    {
      name: 'machines-are-pure',
      comment: 'A machine does no I/O and renders nothing. Invoke a placeholder actor and let the caller provide it.',
      severity: 'error',
      from: { path: '^state-machines/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^(state-machines|contracts)/', 'node_modules/(xstate|zod)/'] },
    },
    {
      name: 'contracts-read-only-zod',
      comment: 'Contracts contain schemas and closed lists; anything else belongs to their users.',
      severity: 'error',
      from: { path: '^contracts/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^contracts/', 'node_modules/zod/'] },
    },

    {
      name: 'screens-load-one-machine',
      comment: 'The registry of machines loads all of them; a screen imports the file of the machine that it runs.',
      severity: 'error',
      from: { path: '^(web|core-api)/src/', pathNot: ['[.]test[.]tsx?$', '/testing/'] },
      to: { path: ['^state-machines/src/machines[.]ts$', '[.]machines[.]ts$'], dependencyTypesNot: ['type-only'] },
    },

    // Inside core-api
    {
      name: 'features-meet-at-the-front-door',
      comment: 'Import another feature through its index.ts.',
      severity: 'error',
      from: { path: '^core-api/src/features/([^/]+)/' },
      to: {
        path: '^core-api/src/features/[^/]+/',
        pathNot: ['^core-api/src/features/$1/', `^core-api/src/features/[^/]+/${face}`, unshipped],
      },
    },
    {
      name: 'rooms-meet-in-composition',
      comment: 'A room declares itself in <room>.room.ts, for composition.ts alone. Other rooms use its index.ts.',
      severity: 'error',
      from: { path: '^core-api/src/', pathNot: '^core-api/src/composition[.]ts$' },
      to: { path: '[.]room[.]ts$' },
    },
    {
      name: 'core-is-for-rooms',
      comment: 'A service declares what it needs in its own Deps; only <room>.room.ts receives all of core.',
      severity: 'error',
      from: { path: '^core-api/src/', pathNot: ['[.]room[.]ts$', '^core-api/src/composition[.]ts$'] },
      to: { path: '^core-api/src/core[.]ts$' },
    },
    {
      name: 'migrations-are-folded-once',
      comment: 'A room lists its migrations in <room>.migrations.ts, for migrations/index.ts alone, which sorts them.',
      severity: 'error',
      from: { path: '^core-api/src/', pathNot: '^core-api/src/migrations/index[.]ts$' },
      to: { path: '[.]migrations[.]ts$' },
    },
    {
      name: 'routes-call-the-service',
      comment: 'Routes know the service and the contract; only the service knows tables.',
      severity: 'error',
      from: { path: '[.]routes[.]ts$' },
      to: { path: '[.]model[.]ts$' },
    },
    {
      name: 'models-know-only-models',
      comment: 'A model describes a table. Rules live in the service, permissions in the policy.',
      severity: 'error',
      from: { path: '[.]model[.]ts$' },
      to: { path: '^core-api/src/', pathNot: ['[.](model|tables)[.]ts$', '^core-api/src/database/'] },
    },
    {
      name: 'express-stays-in-http',
      comment:
        'Only core-api/src/http mounts routes, so that no endpoint can skip admission, parsing or the reply check.',
      severity: 'error',
      from: {
        path: '^core-api/src/',
        pathNot: ['^core-api/src/(http/|app[.]ts)', '^core-api/src/testing/', '[.]test[.]ts$'],
      },
      to: { path: 'node_modules/express/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'knex-stays-in-database',
      comment: 'A feature receives its connection and never opens one. Type imports are allowed.',
      severity: 'error',
      from: { path: '^core-api/src/', pathNot: ['^core-api/src/(database|migrations)/', '[.]test[.]ts$'] },
      to: { path: 'node_modules/knex/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'password-lists-stay-on-the-server',
      comment: 'Lists of passwords and words are larger than the web. The browser shows the verdict of core-api.',
      severity: 'error',
      from: { pathNot: '^core-api/src/features/access/|node_modules/' },
      to: { path: 'node_modules/@zxcvbn-ts/' },
    },
    {
      name: 'kernel-knows-nobody',
      comment: 'The kernel (actor, problem, verdict) is shared by all. It depends on neither http nor database.',
      severity: 'error',
      from: { path: '^core-api/src/kernel/' },
      to: { path: ['^core-api/src/', 'node_modules/'], pathNot: ['^core-api/src/kernel/'] },
    },
    {
      name: 'http-knows-no-database',
      comment: 'http and database meet in app.ts. What both need is in kernel/.',
      severity: 'error',
      from: { path: '^core-api/src/http/', pathNot: '[.]test[.]ts$' },
      to: { path: '^core-api/src/database/' },
    },
    {
      name: 'database-knows-no-http',
      comment: 'Queries do not depend on the protocol. What both need is in kernel/.',
      severity: 'error',
      from: { path: '^core-api/src/database/' },
      to: { path: '^core-api/src/http/' },
    },
    {
      name: 'test-worlds-never-ship',
      comment: 'core-api/src/testing, *.testing.ts and *.races.ts are for tests; the server imports none.',
      severity: 'error',
      from: { path: '^core-api/src/', pathNot: ['^core-api/src/testing/', '[.](test|testing|races)[.]ts$'] },
      to: { path: ['^core-api/src/testing/', '^core-api/src/.+[.](testing|races)[.]ts$'] },
    },
    {
      name: 'demo-data-stays-in-the-seeds',
      comment: '*.demo.ts creates demo data, for cli.ts through seeds/; no server imports it.',
      severity: 'error',
      from: {
        path: '^core-api/src/',
        pathNot: [
          '^core-api/src/(seeds|testing)/',
          '^core-api/src/cli[.]ts$',
          '[.](test|testing|demo|demo-data)[.]ts$',
        ],
      },
      to: { path: ['^core-api/src/seeds/', '[.]demo(-data)?[.]ts$'] },
    },

    // Inside web
    {
      name: 'web-features-are-strangers',
      comment: 'Combine features in app/, or move what they share to shared/.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-flows-one-way',
      comment: 'lib and shared → features → app. Never back.',
      severity: 'error',
      from: { path: '^web/src/(?:shared|lib)/' },
      to: { path: '^web/src/(?:features|app)/' },
    },
    {
      name: 'web-features-never-import-app',
      comment: 'lib and shared → features → app. Never back.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'widgets-come-from-the-design-system',
      comment: 'Use or add a component of design-system, so that focus and keyboard work alike on all screens.',
      severity: 'error',
      from: { path: '^(web|stories)/' },
      to: { path: 'node_modules/(?:react-aria|@react-aria/(?!optimize)|react-calendar|lucide-react)' },
    },
    {
      name: 'victory-stays-in-drawings',
      comment: 'Victory is larger than a page. Only *Drawing.tsx of the design system imports it.',
      severity: 'error',
      from: { pathNot: '^design-system/src/components/[^/]+/[^/]+Drawing[.]tsx$' },
      to: { path: 'node_modules/victory', pathNot: '^node_modules/victory[^/]*/node_modules' },
    },
    {
      name: 'drawings-come-late',
      comment: 'A drawing imports Victory: load it with lazy(), so that pages without charts do not load it.',
      severity: 'error',
      from: {},
      to: {
        path: '^design-system/src/components/[^/]+/[^/]+Drawing[.]tsx$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'sentences-come-late',
      severity: 'error',
      comment:
        'The sentences beside fields are of all rooms; pages load them after their form, by lib/field-sentences.',
      from: { path: '^web/src', pathNot: '^web/src/lib/field-sentences\\.ts$|\\.test\\.tsx?$' },
      to: { path: '^contracts/src/field-messages\\.ts$', dependencyTypesNot: ['type-only'] },
    },

    // Everywhere
    {
      name: 'nobody-imports-tests-or-stories',
      comment: 'Tests and stories import the program, never the reverse.',
      severity: 'error',
      from: { pathNot: '^(tests|stories)/' },
      to: { path: '^(tests|stories)/' },
    },
    {
      name: 'samples-never-ship',
      comment: '*.sample.ts is sample data for tests and stories only.',
      severity: 'error',
      from: { pathNot: ['[.](test|stories|sample)[.]tsx?$', '^(tests|stories)/', '/testing/'] },
      to: { path: '[.]sample[.]ts$' },
    },
    {
      name: 'no-circles',
      comment: 'Files must not import each other in a circle: merge them, or move the shared part to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'The import does not resolve: install the package, or fix the path.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  required: [
    {
      name: 'routes-are-served',
      comment: 'A *.routes.ts file joins a contract to a service with serve(); anything else is not a route.',
      severity: 'error',
      module: { path: '^core-api/src/features/.+[.]routes[.]ts$' },
      to: { path: '^core-api/src/http/serve[.]ts$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-types|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

function onlyMayImport(name, allowed, comment) {
  const others = PACKAGES.filter((other) => other !== name && !allowed.includes(other));
  return {
    name: `${name}-imports`,
    comment,
    severity: 'error',
    from: { path: `^${name}/` },
    to: { path: `^(${others.join('|')})/` },
  };
}
