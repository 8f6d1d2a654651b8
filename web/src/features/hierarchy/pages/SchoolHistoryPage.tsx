import { useParams } from 'react-router';
import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import type { HistoryArea } from '@ruta/contracts/hierarchy/school-history.page';
import { SCHOOL_HISTORY_MAX } from '@ruta/contracts/hierarchy/limits';
import { ROLES } from '@ruta/contracts/roles';
import { schoolsPages } from '@ruta/contracts/schools/schools.pages';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { EmptyState, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import type { TranslateOf } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { CycleTimeline } from '../parts/CycleTimeline';
import { schoolHistoryScreen } from '../school-history.calls';
import { schoolHistoryTexts } from '../school-history.texts';

/** The page of the school that one comes from. */
function backOf(
  area: HistoryArea,
  { school_id, cycle }: { school_id: number; cycle: string | undefined },
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

/** Who accompanied a school, cycle by cycle: its own people's, coaches', and the management's (HIE-06). */
export function SchoolHistoryPage() {
  const t = useTexts(schoolHistoryTexts);
  const { me } = useSession();
  const area = ROLES[me.role].area as HistoryArea; // the areas with this page
  const { school_id = '' } = useParams();
  const cycle = useCycleInAddress();
  const isOwn = area === 'scholastic' || area === 'professor';
  const title = t(isOwn ? 'title.own' : 'title');
  const result = useScreen(schoolHistoryScreen(area), { params: { school_id }, query: { cycle } });
  const data = result.isPrevious ? undefined : result.data;
  usePageTitle(data ? `${title}, ${data.school.name}` : title);
  return (
    <ScreenState
      isWholePage
      result={{ ...result, data }}
      loadingLabel={t('loading')}
      skeleton={
        <Stack gap={6}>
          <Skeleton shape="block" height={36} width={55} />
          <Skeleton shape="block" height={320} />
          <Skeleton shape="block" height={320} />
        </Stack>
      }
    >
      {({ school, cycles, today, is_whole }) => (
        <Stack gap={6}>
          <PageHeader
            title={title}
            meta={<Text tone="muted">{school.name}</Text>}
            backTo={backOf(area, { school_id: school.id, cycle }, t)}
          />
          {cycles.length === 0 && <EmptyState icon="history" title={t('empty.title')} body={t('empty.body')} />}
          {cycles.map((one) => (
            <CycleTimeline key={one.id} cycle={one} today={today} />
          ))}
          {!is_whole && <Text tone="muted">{t('not-whole', { count: SCHOOL_HISTORY_MAX })}</Text>}
        </Stack>
      )}
    </ScreenState>
  );
}
