import { newSchool, type RoomRaces } from '../../testing/races';

export const agendaRaces: RoomRaces = {
  'agenda of a school': {
    about: ['POST /schools/agenda'],
    states: { empty: async (place) => ({ ids: { school: await newSchool(place) } }) },
    bodies: { 'POST /schools/agenda': (_, side) => ({ title: `Actividad ${side}` }) },
    rows: (db, { ids }) => ({ items: db('agenda_activities').where({ school_id: ids['school'] ?? 0 }) }),
  },
};
