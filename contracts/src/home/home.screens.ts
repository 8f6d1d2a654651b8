import { z } from 'zod';
import { ManagementAction } from '../activities/management-action.schema';
import { AgendaActivity } from '../agenda/agenda.schema';
import { FirstSteps } from '../first-steps/first-steps.schema';
import { day } from '../kit/fields';
import { pageOf } from '../kit/replies';
import { panelOf, screen } from '../kit/screen';
import { Notification } from '../notifications/notification.schema';
import { SchoolOverview } from '../visits/overview.schema';

/** How many unread notifications a home shows. */
export const NEWS_MAX = 5;

/** Every home: what to see to (ACT-07), and what happened since the last visit here (NOT-01). */
const home = {
  today: day.describe('The reader’s today'),
  actions: panelOf(z.array(ManagementAction)),
  news: panelOf(z.object({ data: z.array(Notification), unread: z.int() })).describe('Unread ones, newest first'),
};
/** A home with an agenda: what the next seven days bring (AGE-03). */
const withAgenda = { ...home, ahead: panelOf(z.array(AgendaActivity)) };

/** The home of coaches, with the schools of those who look after other coaches' (AGE-05). */
export const coachHome = screen({
  area: 'coach',
  path: '/home',
  query: z.strictObject({ page: z.string().optional() }),
  reply: z.object({
    ...withAgenda,
    schools: panelOf(pageOf(SchoolOverview)).nullable().describe('Null for who writes visits'),
    has_schools: z.boolean(),
  }),
});
export type CoachHome = z.infer<typeof coachHome.reply>;

/** The home of a school's own people. */
export const scholasticHome = screen({ area: 'scholastic', path: '/home', reply: z.object(withAgenda) });

/** The home of teachers: what they attended is their agenda. */
export const professorHome = screen({ area: 'professor', path: '/home', reply: z.object(withAgenda) });

/** The home of administrators, with what a new installation needs (decision 0077). */
export const adminHome = screen({
  area: 'admin',
  path: '/home',
  reply: z.object({
    ...home,
    first_steps: panelOf(FirstSteps.nullable()).describe('Null for who does not start cycles'),
  }),
});
export type AdminHome = z.infer<typeof adminHome.reply>;

/** What every home has, and what those with an agenda have as well. */
export type Home = Omit<AdminHome, 'first_steps'>;
export type AgendaHome = z.infer<typeof scholasticHome.reply>;

export const homeScreens = { coachHome, scholasticHome, professorHome, adminHome };
