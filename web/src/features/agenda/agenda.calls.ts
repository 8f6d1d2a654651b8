import type {
  AgendaOfAll,
  coachAgenda,
  coachAgendaOfAll,
  professorAgenda,
  scholasticAgenda,
  scholasticAgendaOfAll,
} from '@ruta/contracts/agenda/agenda.screens';
import { screenRoute } from '../../lib/api';
import type { ScreenReply } from '../../lib/api';

/** The areas with an agenda. */
export type AgendaArea = 'coach' | 'scholastic';

export const agendaScreen = (area: AgendaArea) =>
  screenRoute<typeof coachAgenda | typeof scholasticAgenda>(area, '/schools/:school_id/agenda');
export type AgendaReply = ScreenReply<typeof coachAgenda> | ScreenReply<typeof scholasticAgenda>;

export const agendaOfAllScreen = (area: AgendaArea) =>
  screenRoute<typeof coachAgendaOfAll | typeof scholasticAgendaOfAll>(area, '/agenda');

/** What the views show: the agenda of a school, or of several. */
export type AgendaShown = AgendaReply | AgendaOfAll;

/** What an agenda tells about holidays. */
export type HolidaysShown = Pick<AgendaShown, 'start' | 'end' | 'holidays'>;

export const professorAgendaScreen = screenRoute<typeof professorAgenda>('professor', '/agenda');

/** Whether the reader may plan a visit here; only the coaches' reply tells. */
export const mayCreateVisit = (data: AgendaShown | undefined): boolean =>
  data !== undefined && 'createVisit' in data.can && data.can.createVisit;
