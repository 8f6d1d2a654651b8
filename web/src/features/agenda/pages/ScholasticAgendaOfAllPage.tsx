import { AgendaOfAllPage } from './AgendaOfAllPage';

/** The agenda of all schools for a school's own people, who have one (AGE-06). */
export function ScholasticAgendaOfAllPage() {
  return <AgendaOfAllPage area="scholastic" />;
}
