import { running } from '@ruta/contracts/activities/running.api';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import {
  coachAgenda,
  coachAgendaOfAll,
  professorAgenda,
  scholasticAgenda,
  scholasticAgendaOfAll,
} from '@ruta/contracts/agenda/agenda.screens';
import { dayIn, monthOf, monthPage, todays } from '../../kit/days';
import { gather, withoutRefusal } from '../../kit/gather';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { Refusal } from '../../problems';
import { shownHolidays } from '../holidays/shown';
import { schoolOf } from '../schools/school';
import { pastCycle } from '../cycles/past-cycle';
import { draftOf, mayWriteVisits, NO_DRAFT } from '../visits/draft';
import { agendaOfAll } from './agenda-of-all';

type AgendaInput = ScreenInput<typeof coachAgenda> | ScreenInput<typeof scholasticAgenda>;
type MonthInput = Pick<AgendaInput, 'core' | 'me' | 'params'> & {
  query: { month?: string | undefined; cycle?: number | undefined };
};

/** A month of one school (AGE-01); by default the current month in the reader's time zone. */
async function monthOfSchool({ core, me, params, query }: MonthInput) {
  const currentMonth = async () => {
    const { server_time, user_timezone } = await me();
    return monthOf(dayIn(server_time, user_timezone));
  };
  const monthPageOf = async () => {
    const month = query.month ?? (await currentMonth());
    const { start, end } = monthPage(month);
    const cycle_id = query.cycle === undefined ? undefined : String(query.cycle);
    const [{ data }, shown] = await Promise.all([
      core.get(agenda.list, { query: { school_id: String(params.school_id), cycle_id, start, end } }),
      shownHolidays(core, { start, end, school_id: params.school_id }),
    ]);
    return { month, start, end, activities: data, ...shown };
  };
  const [reader, school, page] = await Promise.all([
    me(),
    schoolOf(core, params.school_id, query.cycle),
    monthPageOf(),
  ]);
  const shown = await pastCycle(core, query.cycle, reader.cycle);
  return { reader, isNow: shown.past === undefined, month: { school, ...page, ...todays(reader, school), ...shown } };
}

/** For a promise of an empty list. */
const NOTHING: Promise<never[]> = Promise.resolve([]);

/** Panels beside the calendar (AGE-03, ACT-07). The screen opens without them. */
function waiting({ core, params, query: { cycle } }: AgendaInput) {
  // Nothing waits in a finished cycle.
  if (cycle !== undefined) return gather({ pending: NOTHING, actions: NOTHING });
  const query = { school_id: String(params.school_id) };
  // This ability can be switched off alone; then the agenda has no duties.
  const duties = withoutRefusal(
    core.get(running.managementActions, { query }).then(({ data }) => data),
    [],
  );
  const pending = core.get(agenda.pending, { query }).then(({ data }) => data);
  return gather({ pending, actions: duties });
}

/** The coach's agenda, which also tells whether an open draft exists. */
const servedCoachAgenda = serveScreen(coachAgenda, async (input) => {
  const [{ reader, isNow, month }, panels, drafts] = await Promise.all([
    monthOfSchool(input),
    waiting(input),
    gather({ draft: input.query.cycle === undefined ? draftOf(input.core, input.params.school_id) : NO_DRAFT }),
  ]);
  const createActivity = isNow && reader.abilities.includes('activity:create');
  return { ...month, ...panels, ...drafts, can: { createVisit: isNow && mayWriteVisits(reader), createActivity } };
});

/** The agenda for the school's own people (AGE-06). */
const servedScholasticAgenda = serveScreen(scholasticAgenda, async (input) => {
  const [{ reader, isNow, month }, panels] = await Promise.all([monthOfSchool(input), waiting(input)]);
  return { ...month, ...panels, can: { createActivity: isNow && reader.abilities.includes('activity:create') } };
});

/** A teacher's agenda, of her own school; 404 while she has none. */
const servedProfessorAgenda = serveScreen(professorAgenda, async (input) => {
  const { school_id } = (await input.me()).user;
  if (school_id === null) throw new Refusal('schools.not-found');
  return (await monthOfSchool({ ...input, params: { school_id } })).month;
});

export const servedAgenda: readonly ServedScreen[] = [
  servedCoachAgenda,
  serveScreen(coachAgendaOfAll, agendaOfAll),
  servedScholasticAgenda,
  serveScreen(scholasticAgendaOfAll, agendaOfAll),
  servedProfessorAgenda,
];
