import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import type { PaiEstablishing } from '@ruta/contracts/pai/pai.screens';
import { EmptyState, LinkButton, PageHeader, Skeleton, Stack } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { establishScreen } from '../pai.calls';
import { paiFormTexts } from '../pai-form.texts';
import { EstablishPai } from '../parts/EstablishPai';

/** Establishing the plan of one’s own school (PAI-01). */
export function PaiEstablishPage() {
  const t = useTexts(paiFormTexts);
  const result = useScreen(establishScreen, {});
  usePageTitle(t('title'));
  return (
    <Stack gap={5}>
      <PageHeader title={t('title')} meta={result.data?.pai.school.name} />
      <ScreenState result={result} skeleton={<Skeleton shape="block" height={420} />} loadingLabel={t('loading')}>
        {(page) => <Standing page={page} />}
      </ScreenState>
    </Stack>
  );
}

/** The plan while it may be written; before that why not, and afterwards the plan itself. */
function Standing({ page }: { page: PaiEstablishing }) {
  const t = useTexts(paiFormTexts);
  const { standing, dpiClosure, today } = page.pai;
  const toResults = <LinkButton href={dpiPages.scholasticDpiResult.href()}>{t('results')}</LinkButton>;
  if (standing === 'none')
    return <EmptyState icon="info" title={t('none.title')} body={t('none.body')} action={toResults} />;
  if (standing === 'too-early')
    return (
      <EmptyState
        icon="clock"
        title={t('early.title', { day: formatDay(dpiClosure?.end_at ?? today) })}
        body={t('early.body')}
        action={toResults}
      />
    );
  return <EstablishPai page={page} />;
}
