import type { RacePlace, RoomRaces } from '../../testing/races';

const META = { scope: 'network', kind: 'rest', states: [], confirmed: true };
const DAYS = { start_at: '2026-12-21', end_at: '2026-12-23' };
const STAMPS = { created_at: '2026-11-19 12:00:00', updated_at: '2026-11-19 12:00:00' };

const begin = async (place: RacePlace) => ({
  ids: {
    holiday: await place.insert('holidays', {
      ...{ name: 'Receso', description: 'Sin clases.', ...DAYS, meta: JSON.stringify(META), ...STAMPS },
    }),
  },
});

/** A saving changes the holiday and adds one, all or nothing, while another saving or a deletion meets it. */
export const holidaysRaces: RoomRaces = {
  holiday: {
    about: ['holiday', 'POST /holidays'],
    states: { saved: begin },
    bodies: {
      'POST /holidays': ({ ids }, side) => ({
        holidays: [
          // Named by the round, so that its own are found; what is compared is the same in every round.
          { name: `Agregado ${ids['holiday'] ?? 0} ${side}`, description: `Nuevo ${side}`, ...DAYS, meta: META },
          { id: ids['holiday'], revision: 1, name: `Cambiado ${side}`, description: 'Otro.', ...DAYS, meta: META },
        ],
      }),
    },
    rows: (db, { ids }) => ({
      holiday: db('holidays').where({ id: ids['holiday'] ?? 0 }),
      added: db('holidays')
        .where('name', 'like', `Agregado ${ids['holiday'] ?? 0} %`)
        .orderBy('description')
        .select('description', 'revision'),
    }),
  },
};
