import type { Page } from '@ruta/contracts';
import type { CatalogueEntry } from '@ruta/contracts/imports/catalogue.schema';
import type { Knex } from 'knex';
import { page } from '../../database/page';
import { cellOf, type CatalogueRequest, type Cells, type StandingRecord } from '../imports';
import type { CountryRow, StateRow } from './schools.tables';

/** A state with the code of its country. */
interface NamedState extends StateRow {
  country_code: string;
}

/** What rows of states name: the countries, and the states that there are. */
export interface StateCatalogues {
  countries: readonly CountryRow[];
  states: readonly NamedState[];
}

/** The code that names a state in a file: that of its country and its own, as `MX-14`. */
export const stateCode = ({ country_code, code }: Pick<NamedState, 'country_code' | 'code'>): string =>
  `${country_code}-${code}`;

/** The states of every country, with how many schools lie in each. */
export const stateCatalogue = (db: Knex, request: CatalogueRequest): Promise<Page<CatalogueEntry>> =>
  page(db, db('states'), request, {
    table: 'states',
    columns: { code: 'states.code' },
    select: (rows) =>
      rows
        .join('countries', 'countries.id', 'states.country_id')
        .select<(NamedState & { country: string; items: number })[]>(
          'states.*',
          'countries.code as country_code',
          'countries.name as country',
          db('schools').whereRaw('schools.state_id = states.id').count('*').as('items'),
        ),
    present: (rows) =>
      rows.map(({ id, name, country, items, updated_at, ...row }) => ({
        ...{ id, kind: 'states', code: stateCode(row), version: null, name, about: country, items },
        ...{ active: true, updated_at },
      })),
  });

/** What rows of states may name. */
export async function stateCatalogues(db: Knex): Promise<StateCatalogues> {
  return { countries: await db('countries').select<CountryRow[]>(), states: await everyState(db) };
}

const everyState = (db: Knex) =>
  db('states')
    .join('countries', 'countries.id', 'states.country_id')
    .orderBy(['countries.code', 'states.code'])
    .select<NamedState[]>('states.*', 'countries.code as country_code');

/** The states as an import reads them, by code; of some or of all. */
export async function stateRecords(
  db: Knex,
  _cycle: number,
  codes?: readonly string[],
): Promise<ReadonlyMap<string, StandingRecord>> {
  const known = await everyState(db);
  const asked = codes && new Set(codes);
  return new Map(
    known.flatMap((row) => {
      const code = stateCode(row);
      if (asked && !asked.has(code)) return [];
      const { id, revision, name, region } = row;
      const aliases = cellOf(JSON.parse(row.aliases) as string[]);
      return [[code, { id, revision, cells: { code, name, aliases, region, timezone: row.timezone ?? '' } }]];
    }),
  );
}

/** The rows of a file that would change nothing. */
export const stateRows = async (db: Knex): Promise<Cells[]> =>
  [...(await stateRecords(db, 0)).values()].map(({ cells }) => cells);

/** Whether a school, an imported one or a holiday is of a state. */
export async function isStateUsed(db: Knex, id: number): Promise<boolean> {
  for (const table of ['schools', 'imported_schools'] as const)
    if (await db(table).where({ state_id: id }).first('id')) return true;
  const metas = await db('holidays').pluck<string[]>('meta');
  return metas.some((meta) => (JSON.parse(meta) as { states: number[] }).states.includes(id));
}
