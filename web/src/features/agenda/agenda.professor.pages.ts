import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The agenda of teachers (AGE-03). */
export const agendaProfessorPages = [
  lazyPage(agendaPages.professorAgenda, async () => (await import('./pages/ProfessorAgendaPage')).ProfessorAgendaPage),
];
