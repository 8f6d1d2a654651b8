import { observations } from '@ruta/contracts/observations/observations.api';
import {
  coachGuide,
  coachGuides,
  coachProfessors,
  type ObservationGuides,
} from '@ruta/contracts/observations/observations.screens';
import type { CoreClient } from '../../core/client';
import { todays } from '../../kit/days';
import { serveScreen, type ServedScreen } from '../../kit/screen';
import { Refusal } from '../../problems';
import { schoolOf } from '../schools/school';

/** The levels of a school with teachers and guides; the guides of all levels at once. */
async function levelsOf(core: CoreClient, school_id: string): Promise<ObservationGuides['levels']> {
  const { data: levels } = await core.get(observations.levels, { query: { school_id, include: 'professors' } });
  return Promise.all(
    levels.map(async (level) => ({
      ...level,
      guides: (await core.get(observations.guides, { query: { school_id, level_id: String(level.id) } })).data,
    })),
  );
}

const servedCoachGuides = serveScreen(coachGuides, async ({ core, me, params, query }) => {
  const reader = await me();
  const school_id = String(params.school_id);
  const run = reader.abilities.includes('observation:run');
  const [school, list, levels] = await Promise.all([
    schoolOf(core, params.school_id),
    core.get(observations.list, { query: { school_id, page: query.page, size: '5' } }),
    run ? levelsOf(core, school_id) : [],
  ]);
  const can = { run, readProfessors: reader.abilities.includes('professor:read') };
  return { school, today: todays(reader, school).today, levels, observations: list, can };
});

/** A guide, with the observable teachers of its level; 404 if the school does not teach it. */
const servedCoachGuide = serveScreen(coachGuide, async ({ core, params, query }) => {
  const school_id = String(query.school_id);
  const [school, guide, levels] = await Promise.all([
    schoolOf(core, query.school_id),
    core.get(observations.guide, { params: { id: params.id }, query: { lang: query.lang } }),
    core.get(observations.levels, { query: { school_id, include: 'professors' } }),
  ]);
  const level = levels.data.find(({ id }) => id === guide.data.level.id);
  if (!level) throw new Refusal('observations.level-not-found');
  return { school, guide: guide.data, professors: level.professors ?? [] };
});

const servedCoachProfessors = serveScreen(coachProfessors, async ({ core, me, params, query }) => {
  const { page, search, observable } = query;
  const [reader, school, professors] = await Promise.all([
    me(),
    schoolOf(core, params.school_id),
    core.get(observations.professors, {
      query: { school_id: String(params.school_id), page, filter: { search, observable } },
    }),
  ]);
  return { school, today: todays(reader, school).today, professors };
});

export const servedObservations: readonly ServedScreen[] = [servedCoachGuides, servedCoachGuide, servedCoachProfessors];
