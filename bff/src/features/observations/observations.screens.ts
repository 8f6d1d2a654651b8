import { observations } from '@ruta/contracts/observations/observations.api';
import {
  coachGuide,
  coachGuides,
  coachObservation,
  coachProfessors,
  professorObservation,
  professorObservations,
  scholasticGuide,
  scholasticGuides,
  scholasticObservation,
  scholasticProfessors,
  type ObservationDetail,
  type ObservationGuides,
  type ObservationProfessors,
  type ObservationRun,
} from '@ruta/contracts/observations/observations.screens';
import type { CoreClient } from '../../core/client';
import { dayIn, todays } from '../../kit/days';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { Refusal } from '../../problems';
import { pastCycle } from '../cycles/past-cycle';
import { schoolOf } from '../schools/school';
import { servedFigures } from './figures.screens';

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

const textOf = (id: number | undefined) => (id === undefined ? undefined : String(id));

/** Choosing and the list. A finished cycle is only read, so that nothing is chosen in it. */
async function guidesOf(
  input: ScreenInput<typeof coachGuides> | ScreenInput<typeof scholasticGuides>,
): Promise<ObservationGuides> {
  const { core, me, query } = input;
  const reader = await me();
  const id = input.params.school_id;
  const { past } = await pastCycle(core, query.cycle, reader.cycle);
  const run = past === undefined && reader.abilities.includes('observation:run');
  const [school, list, levels] = await Promise.all([
    schoolOf(core, id, query.cycle),
    core.get(observations.list, {
      query: {
        ...{ school_id: String(id), page: query.page, size: '5', cycle_id: past && textOf(past.id) },
        filter: { month: query.month, guide_id: textOf(query.guide), professor_id: textOf(query.professor) },
      },
    }),
    run ? levelsOf(core, String(id)) : [],
  ]);
  const can = { run, readProfessors: past === undefined && reader.abilities.includes('professor:read') };
  return { school, today: todays(reader, school).today, levels, observations: list, ...(past && { past }), can };
}

/** A guide with the observable teachers of its level, or with what it corrects; 404 if the school does not teach it. */
async function runOf(
  input: ScreenInput<typeof coachGuide> | ScreenInput<typeof scholasticGuide>,
): Promise<ObservationRun> {
  const { core, params, query } = input;
  const id = query.school_id;
  const of = { school_id: String(id) };
  if (query.corrects !== undefined) {
    const [school, { data: corrected }] = await Promise.all([
      schoolOf(core, id),
      core.get(observations.get, { params: { id: query.corrects }, query: {} }),
    ]);
    const { data: guide } = await core.get(observations.guide, {
      params: { id: corrected.guide.id },
      query: { lang: corrected.language },
    });
    return { school, guide, professors: [corrected.professor], corrected };
  }
  const [school, guide, levels] = await Promise.all([
    schoolOf(core, id),
    core.get(observations.guide, { params: { id: params.id }, query: { lang: query.lang } }),
    core.get(observations.levels, { query: { ...of, include: 'professors' } }),
  ]);
  const level = levels.data.find((one) => one.id === guide.data.level.id);
  if (!level) throw new Refusal('observations.level-not-found');
  return { school, guide: guide.data, professors: level.professors ?? [] };
}

async function detailOf(
  input:
    | ScreenInput<typeof coachObservation>
    | ScreenInput<typeof scholasticObservation>
    | ScreenInput<typeof professorObservation>,
): Promise<ObservationDetail> {
  const { core, me, params, query } = input;
  const [reader, { data: observation }] = await Promise.all([
    me(),
    core.get(observations.get, { params: { id: params.id }, query: { lang: query.lang } }),
  ]);
  return { observation, today: dayIn(reader.server_time, reader.user_timezone) };
}

async function professorsOf(
  input: ScreenInput<typeof coachProfessors> | ScreenInput<typeof scholasticProfessors>,
): Promise<ObservationProfessors> {
  const { core, me, query } = input;
  const { page, search, observable } = query;
  const id = input.params.school_id;
  const [reader, school, professors] = await Promise.all([
    me(),
    schoolOf(core, id),
    core.get(observations.professors, { query: { school_id: String(id), page, filter: { search, observable } } }),
  ]);
  return { school, today: todays(reader, school).today, professors };
}

export const servedObservations: readonly ServedScreen[] = [
  serveScreen(coachGuides, guidesOf),
  serveScreen(scholasticGuides, guidesOf),
  serveScreen(coachGuide, runOf),
  serveScreen(scholasticGuide, runOf),
  serveScreen(coachObservation, detailOf),
  serveScreen(scholasticObservation, detailOf),
  serveScreen(professorObservation, detailOf),
  serveScreen(coachProfessors, professorsOf),
  serveScreen(scholasticProfessors, professorsOf),
  serveScreen(professorObservations, async ({ core, me, query }) => {
    const [reader, list] = await Promise.all([
      me(),
      core.get(observations.list, { query: { page: query.page, size: '5' } }),
    ]);
    return { today: dayIn(reader.server_time, reader.user_timezone), observations: list };
  }),
  ...servedFigures,
];
