import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The agendas of a school and of all schools for coaches (AGE-01). */
export const agendaCoachPages = [
  lazyPage(agendaPages.coachAgendaOfAll, async () => (await import('./pages/AgendaOfAllPage')).AgendaOfAllPage),
  lazyPage(agendaPages.coachAgenda, async () => (await import('./pages/AgendaPage')).AgendaPage),
];
