// Who may import whom. Every rule carries the sentence that a stranger needs when it stops them.
const PACKAGES = ['contracts', 'design-system', 'state-machines', 'core-api', 'bff', 'web', 'stories', 'tests'];

/** Another feature's front door. */
const face = 'index[.]ts$';
/** A room's part of the demo world, and its fixtures. */
const unshipped = '[.](demo|demo-data|testing)[.]ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // Between packages
    onlyMayImport('contracts', [], 'contracts is the dictionary: it is read by all and reads nobody.'),
    onlyMayImport('design-system', [], 'design-system knows no domain word; pass what it needs as props.'),
    onlyMayImport('state-machines', ['contracts'], 'Machines are pure: states in, states out.'),
    onlyMayImport(
      'core-api',
      ['contracts', 'state-machines'],
      'core-api answers HTTP; it knows nothing of its callers.',
    ),
    onlyMayImport('bff', ['contracts'], 'bff reaches core-api over HTTP, typed by contracts. No back door.'),
    onlyMayImport(
      'web',
      ['contracts', 'state-machines', 'design-system'],
      'web talks to bff over HTTP, typed by contracts.',
    ),
    onlyMayImport(
      'stories',
      ['web', 'design-system', 'state-machines', 'contracts'],
      'Stories show screens; they run no server.',
    ),
    {
      name: 'machines-are-pure',
      comment: 'A machine does no I/O and renders nothing. Invoke a placeholder actor and let the caller provide it.',
      severity: 'error',
      from: { path: '^state-machines/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^(state-machines|contracts)/', 'node_modules/(xstate|zod)/'] },
    },
    {
      name: 'contracts-read-only-zod',
      comment: 'The contracts are schemas and closed lists; anything else belongs to who uses them.',
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
      comment: 'Another feature is reached through its index.ts.',
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
      comment: 'A service names what it needs in its own Deps; only <room>.room.ts is handed everything.',
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
      comment: 'Routes know the service and the contract; tables are the service’s business.',
      severity: 'error',
      from: { path: '[.]routes[.]ts$' },
      to: { path: '[.]model[.]ts$' },
    },
    {
      name: 'models-know-only-models',
      comment: 'A model describes a table. Rules live in the service, permissions in the policy.',
      severity: 'error',
      from: { path: '[.]model[.]ts$' },
      to: { path: '^core-api/src/', pathNot: ['[.]model[.]ts$', '^core-api/src/database/'] },
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
      comment: 'A feature is handed its connection; it never opens one. Import the type if you must.',
      severity: 'error',
      from: { path: '^core-api/src/', pathNot: ['^core-api/src/(database|migrations)/', '[.]test[.]ts$'] },
      to: { path: 'node_modules/knex/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kernel-knows-nobody',
      comment:
        'The kernel is what everybody shares: who asks, what is refused. It knows no web server and no database.',
      severity: 'error',
      from: { path: '^core-api/src/kernel/' },
      to: { path: ['^core-api/src/', 'node_modules/'], pathNot: ['^core-api/src/kernel/'] },
    },
    {
      name: 'http-knows-no-database',
      comment: 'http and database meet in app.ts. What both need lives in kernel/.',
      severity: 'error',
      from: { path: '^core-api/src/http/', pathNot: '[.]test[.]ts$' },
      to: { path: '^core-api/src/database/' },
    },
    {
      name: 'database-knows-no-http',
      comment: 'A query does not know who asked over which protocol. What both need lives in kernel/.',
      severity: 'error',
      from: { path: '^core-api/src/database/' },
      to: { path: '^core-api/src/http/' },
    },
    {
      name: 'test-worlds-never-ship',
      comment: 'core-api/src/testing and *.testing.ts build worlds and fixtures for tests; the server imports neither.',
      severity: 'error',
      from: { path: '^core-api/src/', pathNot: ['^core-api/src/testing/', '[.](test|testing)[.]ts$'] },
      to: { path: ['^core-api/src/testing/', '^core-api/src/.+[.]testing[.]ts$'] },
    },
    {
      name: 'demo-data-stays-in-the-seeds',
      comment: '*.demo.ts lays a room of the demo world, for cli.ts through seeds/; no server imports it.',
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
      comment: 'Compose two features in app/, or lift what they share into shared/.',
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
      comment: 'Wrap it once in design-system, so that every screen gets the same focus ring.',
      severity: 'error',
      from: { path: '^(web|stories)/' },
      to: { path: 'node_modules/(?:react-aria|@react-aria/(?!optimize)|react-calendar|lucide-react)' },
    },
    {
      name: 'victory-stays-in-drawings',
      comment:
        'Victory weighs more than a page. Only *Drawing.tsx of the design system imports it, and only lazily is one imported.',
      severity: 'error',
      from: { pathNot: '^design-system/src/components/[^/]+/[^/]+Drawing[.]tsx$' },
      to: { path: 'node_modules/victory', pathNot: '^node_modules/victory[^/]*/node_modules' },
    },
    {
      name: 'drawings-come-late',
      comment: 'A drawing brings Victory along: import it with lazy(), so that pages without charts never fetch it.',
      severity: 'error',
      from: {},
      to: {
        path: '^design-system/src/components/[^/]+/[^/]+Drawing[.]tsx$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },

    // Everywhere
    {
      name: 'nobody-imports-tests-or-stories',
      comment: 'Tests and stories look at the program; the program never looks back.',
      severity: 'error',
      from: { pathNot: '^(tests|stories)/' },
      to: { path: '^(tests|stories)/' },
    },
    {
      name: 'samples-never-ship',
      comment: '*.sample.ts builds made-up data for tests and stories.',
      severity: 'error',
      from: { pathNot: ['[.](test|stories|sample)[.]tsx?$', '^(tests|stories)/', '/testing/'] },
      to: { path: '[.]sample[.]ts$' },
    },
    {
      name: 'no-circles',
      comment: 'Two files that import each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'Nothing by that name: install it, or fix the path.',
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
