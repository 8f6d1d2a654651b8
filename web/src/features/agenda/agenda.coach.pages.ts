import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The agenda of a school for coaches (AGE-01). */
export const agendaCoachPages = [
  lazyPage(agendaPages.coachAgenda, async () => (await import('./pages/AgendaPage')).AgendaPage),
];
