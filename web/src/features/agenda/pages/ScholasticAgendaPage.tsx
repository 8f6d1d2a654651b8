import { AgendaPage } from './AgendaPage';

/** The agenda for a school's own people, who add and reschedule its activities (AGE-06). */
export function ScholasticAgendaPage() {
  return <AgendaPage area="scholastic" />;
}
