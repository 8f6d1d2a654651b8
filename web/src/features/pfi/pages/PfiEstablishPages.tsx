import { pfiPages } from '@ruta/contracts/pfi/pfi.pages';
import type { PfiEstablishing } from '@ruta/contracts/pfi/pfi.screens';
import { EmptyState, LinkButton, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useParams } from 'react-router';
import { useScreen, type ReadResult } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { EstablishPfi } from '../parts/EstablishPfi';
import type { PfiArea } from '../pfi-places';
import { ownDatesScreen, schoolDatesScreen } from '../pfi.calls';
import { pfiFormTexts } from '../pfi-form.texts';

/** Dates the year of one’s own school (PFI-02). */
export function ScholasticPfiEstablishPage() {
  return <Page area="scholastic" planHref={pfiPages.scholasticPfi.href()} result={useScreen(ownDatesScreen, {})} />;
}

/** The same for an accompanied school. */
export function CoachPfiEstablishPage() {
  const { school_id = '' } = useParams();
  const result = useScreen(schoolDatesScreen, { params: { school_id } });
  return <Page area="coach" planHref={pfiPages.coachPfi.href({ school_id })} result={result} />;
}

interface PageProps {
  result: ReadResult<PfiEstablishing>;
  area: PfiArea;
  planHref: string;
}

function Page({ result, area, planHref }: PageProps) {
  const t = useTexts(pfiFormTexts);
  usePageTitle(t('title'));
  const pfi = result.data?.pfi;
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        meta={
          <Text tone="muted">{pfi ? t('meta', { school: pfi.school.name, cycle: pfi.cycle.name }) : '\u00a0'}</Text>
        }
        actions={<LinkButton href={planHref}>{t('to-plan')}</LinkButton>}
      />
      <ScreenState result={result} skeleton={<Skeleton shape="block" height={420} />} loadingLabel={t('loading')}>
        {({ pfi: plan, available, holidays }) =>
          available ? (
            <EstablishPfi key={plan.school.id} {...{ pfi: plan, available, area }} daysOff={{ holidays, ...result }} />
          ) : (
            <EmptyState icon="info" title={t('closed.title')} body={t('closed.body')} />
          )
        }
      </ScreenState>
    </Stack>
  );
}
