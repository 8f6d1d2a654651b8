import { SUPERIORS, type RoleCode } from '@ruta/contracts';
import { running } from '@ruta/contracts/activities/running.api';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { firstSteps } from '@ruta/contracts/first-steps/first-steps.api';
import { adminHome, coachHome, NEWS_MAX, professorHome, scholasticHome } from '@ruta/contracts/home/home.screens';
import { notifications } from '@ruta/contracts/notifications/notifications.api';
import { schools } from '@ruta/contracts/schools/schools.api';
import { visits } from '@ruta/contracts/visits/visits.api';
import type { CoreClient } from '../../core/client';
import { dayIn } from '../../kit/days';
import { gather, withoutRefusal } from '../../kit/gather';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';

type HomeInput =
  | ScreenInput<typeof adminHome>
  | ScreenInput<typeof coachHome>
  | ScreenInput<typeof professorHome>
  | ScreenInput<typeof scholasticHome>;

const dataOf = <T>({ data }: { data: T }): T => data;

/** The reader's duties (ACT-07). This ability can be switched off alone; then the home has none. */
const dutiesOf = (core: CoreClient) => withoutRefusal(core.get(running.managementActions).then(dataOf), []);

/** What happened since the last visit here: the newest unread notifications (NOT-01). */
const newsOf = (core: CoreClient) =>
  withoutRefusal(
    core
      .get(notifications.list, { query: { size: String(NEWS_MAX), filter: { unread: '1' } } })
      .then(({ data, unread }) => ({ data, unread })),
    { data: [], unread: 0 },
  );

/** What the next seven days bring (AGE-03); nothing for who reads no agenda. */
const aheadOf = (core: CoreClient) => withoutRefusal(core.get(agenda.ahead).then(dataOf), []);

/** What a new installation needs; null for who does not start cycles (decision 0077). */
const firstStepsOf = (core: CoreClient) => withoutRefusal(core.get(firstSteps.list).then(dataOf), null);

const todayOf = async ({ me }: Pick<HomeInput, 'me'>) => {
  const { server_time, user_timezone } = await me();
  return dayIn(server_time, user_timezone);
};

/** The parts of a home with an agenda; each may be missing, and the home opens (law 8). */
async function agendaHome(input: HomeInput) {
  const { core } = input;
  const [today, panels] = await Promise.all([
    todayOf(input),
    gather({ actions: dutiesOf(core), ahead: aheadOf(core), news: newsOf(core) }),
  ]);
  return { today, ...panels };
}

const isSuperior = (role: RoleCode) => (SUPERIORS as readonly RoleCode[]).includes(role);

/** The schools of a superior, those that need somebody first (AGE-05); null for who writes visits. */
async function schoolsOf({ core, me, query }: ScreenInput<typeof coachHome>) {
  if (!isSuperior((await me()).role)) return null;
  const overview = withoutRefusal(core.get(visits.overview, { query: { page: query.page, size: '10' } }), null);
  const { schools: panel } = await gather({ schools: overview });
  if (panel.state === 'unavailable') return panel;
  return panel.data && { state: panel.state, data: panel.data };
}

/** Whether the coach has a school at all; without one the home says what it waits for. */
const hasSchools = async (core: CoreClient): Promise<boolean> =>
  (await withoutRefusal(core.get(schools.list, { query: { size: '1' } }), { total: 0 })).total > 0;

const servedCoachHome = serveScreen(coachHome, async (input) => {
  const [home, overview, has_schools] = await Promise.all([
    agendaHome(input),
    schoolsOf(input),
    hasSchools(input.core),
  ]);
  return { ...home, schools: overview, has_schools };
});

const servedAdminHome = serveScreen(adminHome, async (input) => {
  const { core } = input;
  const [today, panels] = await Promise.all([
    todayOf(input),
    gather({ actions: dutiesOf(core), first_steps: firstStepsOf(core), news: newsOf(core) }),
  ]);
  return { today, ...panels };
});

export const servedHome: readonly ServedScreen[] = [
  servedAdminHome,
  servedCoachHome,
  serveScreen(professorHome, agendaHome),
  serveScreen(scholasticHome, agendaHome),
];
