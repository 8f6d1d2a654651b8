import type { coachAgenda, professorAgenda, scholasticAgenda } from '@ruta/contracts/agenda/agenda.screens';
import { screenRoute } from '../../lib/api';
import type { ScreenReply } from '../../lib/api';

/** The areas with an agenda. */
export type AgendaArea = 'coach' | 'scholastic';

export const agendaScreen = (area: AgendaArea) =>
  screenRoute<typeof coachAgenda | typeof scholasticAgenda>(area, '/schools/:school_id/agenda');
export type AgendaReply = ScreenReply<typeof coachAgenda> | ScreenReply<typeof scholasticAgenda>;

export const professorAgendaScreen = screenRoute<typeof professorAgenda>('professor', '/agenda');

/** Whether the reader may plan a visit here; only the coaches' reply tells. */
export const mayCreateVisit = (data: AgendaReply | undefined): boolean =>
  data !== undefined && 'createVisit' in data.can && data.can.createVisit;
