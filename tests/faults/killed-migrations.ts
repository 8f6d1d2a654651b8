import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Knex } from 'knex';
import { filledTables } from '../../core-api/src/migrations';
import type { Place } from './databases';
import type { Outcome } from './outcome';

const SOURCE = join(process.cwd(), 'tests', 'faults', 'migrate-and-die.ts');
/** Bundled once, because it is started hundreds of times. Its place lets it find the packages. */
const CHILD = join(process.cwd(), 'tests', 'dist', 'migrate-and-die.mjs');

/**
 * F18: the migrations are killed after each statement in turn and run again. Schema and catalogues end up the same as
 * after an undisturbed run.
 */
export async function killedMigrations(newPlace: () => Promise<Place>, portion: number): Promise<Outcome> {
  await bundleChild();
  const { place, steps, schema: expected } = await undisturbed(newPlace);
  await place.remove();
  const every = Math.max(1, Math.round(1 / portion));
  const wrong: string[] = [];
  let kills = 0;
  for (let step = 1; step <= steps; step += every) {
    const here = await newPlace();
    const killed = await migrateIn(here, step);
    if (killed.signal !== 'SIGKILL') wrong.push(`step ${step}: was not killed but ended with ${String(killed.code)}`);
    kills += 1;
    const again = await migrateIn(here, Infinity);
    if (again.code !== 0) wrong.push(`step ${step}: the next run failed: ${again.output}`);
    else if ((await schemaOf(here)) !== expected) wrong.push(`step ${step}: another schema`);
    await here.remove();
  }
  return { count: `${kills} kills`, figures: `in ${steps} statements, each run again`, wrong };
}

/** Bundled like the servers: our sources inside, npm packages outside. */
const bundleChild = () =>
  build({
    entryPoints: [SOURCE],
    outfile: CHILD,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
    plugins: [
      {
        name: 'npm-stays-outside',
        setup: (bundle) => {
          bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@ruta/')
              ? undefined
              : { path: /^dayjs\/plugin\/\w+$/.test(path) ? `${path}.js` : path, external: true },
          );
        },
      },
    ],
  });

async function undisturbed(newPlace: () => Promise<Place>) {
  const place = await newPlace();
  const { code, output } = await migrateIn(place, Infinity);
  if (code !== 0) throw new Error(`The migrations fail by themselves: ${output}`);
  return { place, steps: Number(/(\d+) statements/.exec(output)?.[1]), schema: await schemaOf(place) };
}

function migrateIn({ url }: Place, dieAfter: number) {
  return new Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [CHILD, url, String(dieAfter)]);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code, signal) => resolve({ code, signal, output: output.trim() }));
  });
}

const CATALOGUES = ['roles', 'permissions', 'role_permissions', ...filledTables];

/** The schema of the database as one comparable text. */
async function schemaOf(place: Place): Promise<string> {
  const db = place.open();
  try {
    const schema = place.name === 'SQLite' ? await sqliteSchema(db) : await mariadbSchema(db);
    const counts = [];
    for (const table of CATALOGUES) counts.push([table, await db(table).count({ rows: '*' })]);
    const applied = (await db('knex_migrations').orderBy('name').pluck('name')) as string[];
    return JSON.stringify([schema, counts, applied]);
  } finally {
    await db.destroy();
  }
}

const sqliteSchema = (db: Knex) => db('sqlite_master').select('type', 'name', 'sql').orderBy(['type', 'name']);

async function mariadbSchema(db: Knex) {
  const here = { table_schema: db.raw('database()') };
  return [
    await db('information_schema.columns')
      .where(here)
      .select('table_name', 'column_name', 'column_type', 'is_nullable', 'column_default', 'collation_name', 'extra')
      .orderBy(['table_name', 'column_name']),
    await db('information_schema.statistics')
      .where(here)
      .select('table_name', 'index_name', 'seq_in_index', 'column_name', 'non_unique')
      .orderBy(['table_name', 'index_name', 'seq_in_index']),
    await db('information_schema.referential_constraints')
      .where({ constraint_schema: db.raw('database()') })
      .select('table_name', 'constraint_name', 'referenced_table_name', 'delete_rule')
      .orderBy(['table_name', 'constraint_name']),
    await db('information_schema.check_constraints')
      .where({ constraint_schema: db.raw('database()') })
      .select('table_name', 'constraint_name', 'check_clause')
      .orderBy(['table_name', 'constraint_name']),
  ];
}
