import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { homePages } from '@ruta/contracts/home.pages';
import { EmptyState, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { HierarchyPicker } from '../../features/hierarchy/parts/HierarchyPicker';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { idIn } from '../../shared/list/use-address-view';
import { usePageTitle } from '../../shared/use-page-title';
import { managementHomeTexts } from './management-home.texts';

// With its page, so that it is no file of its own.
const SchoolHistory = lazy(async () => ({
  default: (await import('../../features/hierarchy/pages/SchoolHistoryPage')).SchoolHistory,
}));

const hrefOf = (school?: number) => homePages.management.href(undefined, { school });

/** The home of the management: a school is found by who accompanies it, and its history opens (HIE-05, HIE-06). */
export function ManagementHome() {
  const t = useTexts(managementHomeTexts);
  const { me, can } = useSession();
  const school = idIn(useSearchParams()[0], 'school');
  const isShown = school !== undefined && can('hierarchy:history');
  return (
    <>
      {isShown && (
        <Suspense fallback={<Skeleton shape="block" height={480} />}>
          <SchoolHistory
            key={school}
            area="management"
            schoolId={school}
            backTo={{ href: hrefOf(), label: t('back') }}
          />
        </Suspense>
      )}
      {/* Kept behind a school, so that the way back finds the people chosen. */}
      <div hidden={isShown}>
        <Choice cycle={me.cycle?.id} isShown={!isShown} />
      </div>
    </>
  );
}

function Choice({ cycle, isShown }: { cycle: number | undefined; isShown: boolean }) {
  const t = useTexts(managementHomeTexts);
  const { me } = useSession();
  return (
    <Stack gap={6}>
      {isShown && <ChoiceTitle />}
      {cycle === undefined ? (
        <EmptyState icon="school" title={t('none.title')} body={t('none.body')} />
      ) : (
        <HierarchyPicker cycle={cycle} role={me.role} currentId={undefined} hrefOf={hrefOf} />
      )}
    </Stack>
  );
}

/** Apart, because only what is shown names the page. */
function ChoiceTitle() {
  const t = useTexts(managementHomeTexts);
  usePageTitle(t('title'));
  return <PageHeader title={t('title')} meta={<Text tone="muted">{t('intro')}</Text>} />;
}
