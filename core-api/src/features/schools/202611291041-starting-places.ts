import { addRows, migration } from '../../migrations/kit';
import { placeKey } from './place-key';
import { STARTING_COUNTRIES, STARTING_STATES } from './starting-places';

/**
 * Brings the Spanish-speaking countries and the states of Mexico, once (decision 0071): what is deleted later stays
 * deleted. Rows that are there keep their names and get what they lack. It changes no schema, so that it is one
 * transaction on MariaDB, too.
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
      const rows = Object.entries(zones).flatMap(([zone, places]) =>
        places.map((place) => ({ place, place_key: placeKey(place), timezone: zone })),
      );
      const once = [...new Map(rows.map((row) => [row.place_key, row])).values()];
      if (once.length > 0) await db('state_zones').insert(once.map((row) => ({ state_id: known ?? added, ...row })));
    }
  },
  { fills: ['countries', 'states', 'state_zones'] },
);
