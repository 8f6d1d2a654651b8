import type { ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import { activityWith } from '@ruta/contracts/agenda/agenda.sample';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { dutyWith, overviewWith } from '@ruta/contracts/home/home.sample';
import { adminHome, coachHome, professorHome, scholasticHome } from '@ruta/contracts/home/home.screens';
import type { AdminHome, AgendaHome, CoachHome } from '@ruta/contracts/home/home.screens';
import { sampleNotification } from '@ruta/contracts/notifications/notification.sample';
import { pfi } from '@ruta/contracts/pfi/pfi.api';
import { previewWith } from '@ruta/contracts/pfi/pfi.sample';
import type { PfiPreview } from '@ruta/contracts/pfi/pfi.schema';
import { sampleSchools } from '@ruta/contracts/schools/school.sample';
import { schools } from '@ruta/contracts/schools/schools.api';
import type { SchoolOverview } from '@ruta/contracts/visits/overview.schema';
import { answer } from '../../kit/answer';
import type { Scene } from '../../kit/scene';
import { inLanguage } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

const ready = <T>(data: T) => ({ state: 'ready' as const, data });
const [SOR_JUANA = '', BENITO = ''] = sampleSchools.map(({ name }) => name);
/** Duties read in the scene's language; whoever may not act looks. */
const speaking = (scene: Scene) => inLanguage({ language: scene.locale });

/** A usual morning: three overdue, one today, a draft. */
function dutiesOf(scene: Scene): ManagementAction[] {
  const say = speaking(scene);
  const writes = scene.can('visit:write');
  const runs = scene.can('activity:run');
  const act = (mine: ManagementAction['act'], may: boolean) => (may ? mine : 'view');
  return [
    dutyWith('visit_overdue', act('reschedule', writes), {
      title: say('Visita vencida', 'Overdue visit'),
      date: scene.on(-4),
    }),
    dutyWith('activity_overdue', act('reschedule', runs), {
      title: say('Actividad vencida', 'Overdue activity'),
      body: `Consejo Técnico Escolar · ${BENITO}`,
      date: scene.on(-9),
    }),
    dutyWith('visit_today', act('start', writes), {
      title: say('Visita de hoy', 'Visit of today'),
      body: `Acompañar la planeación de Español, 2.º A · ${SOR_JUANA}`,
      date: scene.today,
      url: '/coach/schools/1/visits/start/101',
    }),
    dutyWith('activity_today', act('resume', runs), {
      title: say('Actividad de hoy', 'Activity of today'),
      body: `Junta de academia · ${SOR_JUANA}`,
      date: scene.today,
      time: '12:30',
    }),
    ...(writes
      ? [
          dutyWith('draft_visit_open', 'continue', {
            title: say('Borrador de visita sin publicar', 'Visit draft not published'),
            body: BENITO,
            date: null,
            time: null,
          }),
        ]
      : []),
  ];
}

/** What the next seven days bring at two schools. */
const aheadOf = ({ on }: Scene): AgendaActivity[] => [
  activityWith({ id: 801, date: on(1), description: 'Observación de Ciencias, 2.º A' }),
  activityWith({
    ...{ id: 802, date: on(3), time: '12:30', isVisit: false, activity_type: 'CustomActivity', activity_id: null },
    ...{ activity: 'Taller de lectura con familias', status: 'pending' as const },
  }),
  activityWith({ id: 803, date: on(6), time: '10:00', description: 'Seguimiento del PAI', school: { ...second } }),
];
const second = { id: 2, name: BENITO, timezone: 'America/Tijuana' };

/** A home of that scene; `differs` replaces parts. */
export const agendaHome = (scene: Scene, differs: Partial<AgendaHome> = {}): AgendaHome => ({
  today: scene.today,
  actions: ready(dutiesOf(scene)),
  ahead: ready(aheadOf(scene)),
  news: ready({ data: [sampleNotification], unread: 1 }),
  ...differs,
});

/** The schools of a superior: one needs somebody, one has nothing planned, the others go on. */
export const schoolsOf = ({ on }: Scene): SchoolOverview[] => [
  overviewWith({ id: 1, name: SOR_JUANA, overdue: 3, last_visit: on(-16), next_visit: null, has_draft: true }),
  overviewWith({ id: 2, name: BENITO, city: 'Tijuana', overdue: 1, last_visit: on(-30), next_visit: on(2) }),
  overviewWith({ id: 3, name: 'Liceo Ahuehuete', city: 'Zapopan', last_visit: null, next_visit: null }),
  overviewWith({ id: 4, name: 'Instituto Ángela Peralta', city: 'Mazatlán', last_visit: on(-2), next_visit: on(5) }),
];

export const coachHomeOf =
  (differs: Partial<CoachHome> = {}) =>
  (scene: Scene) => [
    answer(coachHome, { ...agendaHome(scene), schools: null, has_schools: true, ...differs }),
    answer(schools.list, pageOf(sampleSchools)),
    answer(pfi.preview, { data: previewWith() }),
  ];
export const superiorHomeOf = (scene: Scene) => [
  answer(coachHome, ({ query }) => ({
    ...agendaHome(scene),
    schools: ready(pageOf(schoolsOf(scene), { total: 14, pages: 2, page: Number(query.get('page') ?? '1') })),
    has_schools: true,
  })),
];
export const scholasticHomeOf = (scene: Scene, plan: Partial<PfiPreview> = {}) => [
  answer(scholasticHome, agendaHome(scene)),
  answer(pfi.preview, { data: previewWith(plan) }),
];
export const professorHomeOf = (scene: Scene) => [answer(professorHome, agendaHome(scene, { actions: ready([]) }))];
export const adminHomeOf = (scene: Scene, first_steps: AdminHome['first_steps'] = ready(null)) => {
  const say = speaking(scene);
  const waiting = dutyWith('invitations_waiting', 'view', {
    ...{ count: 12, url: '/admin/invitations', school_id: null, date: null, time: null },
    title: say('Invitaciones sin aceptar', 'Invitations not accepted yet'),
    body: say('12 invitaciones esperan respuesta', '12 invitations await an answer'),
    due_at: `${scene.on(3)} 18:00:00`,
  });
  const { today, news } = agendaHome(scene);
  return [answer(adminHome, { today, news, first_steps, actions: ready([waiting]) })];
};
