import { z } from 'zod';
import { day, id, month } from '../kit/fields';
import { panelOf, screen } from '../kit/screen';
import { ManagementAction } from '../activities/management-action.schema';
import { SchoolRef } from '../schools/school.schema';
import { AgendaActivity } from './agenda.schema';

const monthQuery = z.strictObject({ month: month.optional() });

/** A month of one school (AGE-01). */
const monthOnly = {
  school: SchoolRef,
  month,
  start: day.describe('First of the 42 days, a Sunday'),
  end: day,
  today: day.describe('The reader’s today'),
  school_today: day.describe('The school’s today'),
  activities: z.array(AgendaActivity),
};
/** The same with its pending items as a panel (AGE-03). */
const monthReply = {
  ...monthOnly,
  pending: panelOf(z.array(AgendaActivity)),
  actions: panelOf(z.array(ManagementAction)),
};

/** The coach's agenda. */
export const coachAgenda = screen({
  area: 'coach',
  path: '/schools/:school_id/agenda',
  query: monthQuery,
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
  query: monthQuery,
  reply: z.object({ ...monthReply, can: z.object({ createActivity: z.boolean() }) }),
});

/** A teacher’s agenda: what she attended at her school, to be read (AGE-03). */
export const professorAgenda = screen({
  area: 'professor',
  path: '/agenda',
  query: monthQuery,
  reply: z.object(monthOnly),
});

export const agendaScreens = { coachAgenda, scholasticAgenda, professorAgenda };
