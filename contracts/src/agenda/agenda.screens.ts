import { z } from 'zod';
import { day, id, instant, month, queryId } from '../kit/fields';
import { panelOf, screen } from '../kit/screen';
import { PastCycle } from '../access/access.schema';
import { ManagementAction } from '../activities/management-action.schema';
import { Holiday } from '../holidays/holiday.schema';
import { SchoolRef } from '../schools/school.schema';
import { AgendaActivity, AgendaSchool, severalSchools } from './agenda.schema';

const monthQuery = z.strictObject({ month: month.optional() });
/** The same, of the started cycle and before, or of a finished one. */
const cycleQuery = monthQuery.extend({ cycle: queryId.optional() });

/** Of the days that are shown (VC-06); none for who may not see holidays. */
const shownHolidays = panelOf(z.array(Holiday));

/** A month of one school (AGE-01). */
const monthOnly = {
  school: SchoolRef,
  month,
  start: day.describe('First of the 42 days, a Sunday'),
  end: day,
  today: day.describe('The reader’s today'),
  school_today: day.describe('The school’s today'),
  activities: z.array(AgendaActivity),
  holidays: shownHolidays,
};
/** The same with its pending items as a panel (AGE-03). */
const monthReply = {
  ...monthOnly,
  past: PastCycle.optional(),
  pending: panelOf(z.array(AgendaActivity)),
  actions: panelOf(z.array(ManagementAction)),
};

/** The coach's agenda. */
export const coachAgenda = screen({
  area: 'coach',
  path: '/schools/:school_id/agenda',
  query: cycleQuery,
  reply: z.object({
    ...monthReply,
    draft: panelOf(z.object({ hasDraft: z.boolean(), id: id.nullable() })).describe('None for who writes no visits'),
    can: z.object({ createVisit: z.boolean(), createActivity: z.boolean() }),
  }),
});
export type CoachAgenda = z.infer<typeof coachAgenda.reply>;

/** The agenda for the school's own people (AGE-06). */
export const scholasticAgenda = screen({
  area: 'scholastic',
  path: '/schools/:school_id/agenda',
  query: cycleQuery,
  reply: z.object({ ...monthReply, can: z.object({ createActivity: z.boolean() }) }),
});

/** A teacher’s agenda: what she attended at her school, to be read (AGE-03). */
export const professorAgenda = screen({
  area: 'professor',
  path: '/agenda',
  query: monthQuery,
  reply: z.object(monthOnly),
});

/** A month of several schools (AGE-01, AGE-05). */
const severalQuery = z.strictObject({ month: month.optional(), ...severalSchools });
const severalReply = z.object({
  month,
  start: day.describe('First of the 42 days, a Sunday'),
  end: day,
  today: day.describe('The reader’s today'),
  server_time: instant,
  schools: z.array(AgendaSchool).describe('The schools to choose from, by name'),
  chosen: z
    .object({ school_ids: z.array(id), coach_id: id.nullable() })
    .describe('What the month is narrowed to; what the reader does not reach any more is left out'),
  narrow: z
    .enum(['schools', 'items'])
    .nullable()
    .describe('Why there are no activities: the reader must choose fewer schools, or there are too many items'),
  activities: z.array(AgendaActivity),
  holidays: shownHolidays,
  can: z.object({ createVisit: z.boolean(), createActivity: z.boolean() }),
});

/** The agenda of all schools of a coach, and of a superior's branch. */
export const coachAgendaOfAll = screen({
  area: 'coach',
  path: '/agenda',
  query: severalQuery,
  reply: severalReply,
});

/** The same for the school's own people. */
export const scholasticAgendaOfAll = screen({
  area: 'scholastic',
  path: '/agenda',
  query: severalQuery,
  reply: severalReply,
});
export type AgendaOfAll = z.infer<typeof severalReply>;

export const agendaScreens = {
  coachAgenda,
  coachAgendaOfAll,
  scholasticAgenda,
  scholasticAgendaOfAll,
  professorAgenda,
};
