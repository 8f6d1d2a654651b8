import { useParams } from 'react-router';
import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import type { HistoryArea } from '@ruta/contracts/hierarchy/school-history.page';
import { ROLES } from '@ruta/contracts/roles';
import { schoolsPages } from '@ruta/contracts/schools/schools.pages';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { useTexts } from '../../../lib/i18n';
import type { TranslateOf } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { SchoolHistory } from '../parts/SchoolHistory';
import { schoolHistoryTexts } from '../school-history.texts';

export { SchoolHistory };

/** The page of the school that one comes from. */
function backOf(
  area: HistoryArea,
  { school_id, cycle }: { school_id: string; cycle: string | undefined },
  t: TranslateOf<typeof schoolHistoryTexts>,
) {
  switch (area) {
    case 'admin':
      return { href: schoolsPages.adminSchool.href({ id: school_id }), label: t('back.school') };
    case 'coach':
      return { href: visitsPages.coachVisits.href({ school_id }, { cycle }), label: t('back.visits') };
    case 'scholastic':
      return { href: visitsPages.scholasticVisits.href({ school_id }, { cycle }), label: t('back.visits') };
    case 'professor':
      return { href: agendaPages.professorAgenda.href(), label: t('back.agenda') };
  }
}

/** Who accompanied the school of the address (HIE-06). */
export function SchoolHistoryPage() {
  const t = useTexts(schoolHistoryTexts);
  const { me } = useSession();
  const area = ROLES[me.role].area as HistoryArea; // the areas with this page
  const { school_id = '' } = useParams();
  const cycle = useCycleInAddress();
  return <SchoolHistory area={area} schoolId={school_id} backTo={backOf(area, { school_id, cycle }, t)} />;
}
