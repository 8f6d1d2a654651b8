import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import { lazyPage } from '../../lib/lazy-page';

/** What was shared with a teacher (SHA-02). */
export const sharingProfessorPages = [
  lazyPage(
    sharingPages.professorSharedAgendas,
    async () => (await import('./pages/ReceivedPages')).ProfessorReceivedListPage,
  ),
  lazyPage(
    sharingPages.professorSharedAgenda,
    async () => (await import('./pages/ReceivedPages')).ProfessorReceivedPage,
  ),
];
