import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The agenda of their school for school staff (AGE-01). */
export const agendaScholasticPages = [
  lazyPage(
    agendaPages.scholasticAgendaOfAll,
    async () => (await import('./pages/ScholasticAgendaOfAllPage')).ScholasticAgendaOfAllPage,
  ),
  lazyPage(
    agendaPages.scholasticAgenda,
    async () => (await import('./pages/ScholasticAgendaPage')).ScholasticAgendaPage,
  ),
];
