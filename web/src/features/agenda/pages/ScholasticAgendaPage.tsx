import { AgendaPage } from './AgendaPage';

/** The agenda as a school's own people see it: they add and reschedule its activities (AGE-06). */
export function ScholasticAgendaPage() {
  return <AgendaPage area="scholastic" />;
}
