import { useMatch, useParams } from 'react-router';
import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { homePages } from '@ruta/contracts/home.pages';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { monthOf } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { VisitDetail } from '../parts/VisitDetail';
import { isKeptDraft } from '../visit-look';
import { visitTexts } from '../visits.texts';

/** One visit for coaches, reached from the list or from the agenda (VIS-07). */
export function VisitDetailPage() {
  const t = useTexts(visitTexts);
  const { school_id = '', id = '' } = useParams();
  const isFromAgenda = useMatch(visitsPages.coachVisitAgendaDetail.path) !== null;
  return (
    <VisitDetail
      key={id}
      area="coach"
      schoolId={school_id}
      visitId={id}
      backTo={({ visit, past }) => {
        // The school's list is no longer the reader's.
        if (isKeptDraft(visit)) return { href: homePages.root.href(), label: t('back.home') };
        const cycle = past?.id;
        if (!isFromAgenda)
          return { href: visitsPages.coachVisits.href({ school_id }, { cycle }), label: t('back.list') };
        const day = visit.date ?? undefined;
        const query = { cycle, month: day && monthOf(day), day };
        return { href: agendaPages.coachAgenda.href({ school_id }, query), label: t('back.agenda') };
      }}
    />
  );
}
