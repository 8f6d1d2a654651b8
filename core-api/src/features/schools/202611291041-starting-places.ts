import type { Knex } from 'knex';
import { addRows, migration } from '../../migrations/kit';
import { placeKey } from './place-key';
import { STARTING_COUNTRIES, STARTING_STATES } from './starting-places';

/**
 * Brings the Spanish-speaking countries and the states of Mexico, once (decision 0071): what is deleted later stays
 * deleted. Rows that are there keep their names and get what they lack, so that a killed run continues (F18).
 */
export const startingPlaces = migration(
  '202611291041-starting-places',
  async (db) => {
    const countries = STARTING_COUNTRIES.map(({ aliases, ...row }) => ({ ...row, aliases: JSON.stringify(aliases) }));
    await addRows(db, 'countries', 'code', countries);
    for (const { code, aliases } of countries) await db('countries').where({ code, aliases: '[]' }).update({ aliases });

    const country_id = (await db('countries').where({ code: 'MX' }).first('id'))?.id ?? 0;
    const present = new Map(
      (await db('states').where({ country_id }).select('id', 'code')).map(({ id, code }) => [code, id]),
    );
    for (const { zones = {}, aliases: names, ...facts } of STARTING_STATES) {
      const { code, timezone } = facts;
      const aliases = JSON.stringify(names);
      const known = present.get(code);
      if (known !== undefined) await db('states').where({ country_id, code }).update({ aliases, timezone });
      const [added = 0] = known === undefined ? await db('states').insert({ country_id, ...facts, aliases }) : [];
      await addZones(db, known ?? added, zones);
    }
  },
  { fills: ['countries', 'states', 'state_zones'] },
);

/** Adds the places of a state whose clock is another one, unless they are there. */
async function addZones(db: Knex, state_id: number, zones: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const known = new Set(await db('state_zones').where({ state_id }).pluck<string[]>('place_key'));
  const rows = new Map<string, { state_id: number; place: string; place_key: string; timezone: string }>();
  for (const [timezone, places] of Object.entries(zones)) {
    for (const place of places) {
      const place_key = placeKey(place);
      if (!known.has(place_key)) rows.set(place_key, { state_id, place, place_key, timezone });
    }
  }
  if (rows.size > 0) await db('state_zones').insert([...rows.values()]);
}
