import type { PfiEstablishing } from '@ruta/contracts/pfi/pfi.screens';
import { EmptyState, LinkButton, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useParams } from 'react-router';
import { useScreen, type ReadResult } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { EstablishPfi } from '../parts/EstablishPfi';
import { planHref, type PfiArea } from '../pfi-places';
import { ownDatesScreen, schoolDatesScreen } from '../pfi.calls';
import { pfiFormTexts } from '../pfi-form.texts';

/** Dates the year of one’s own school (PFI-02). */
export function ScholasticPfiEstablishPage() {
  return <Page area="scholastic" result={useScreen(ownDatesScreen, {})} />;
}

/** The same for an accompanied school. */
export function CoachPfiEstablishPage() {
  const { school_id = '' } = useParams();
  return <Page area="coach" result={useScreen(schoolDatesScreen, { params: { school_id } })} />;
}

function Page({ result, area }: { result: ReadResult<PfiEstablishing>; area: PfiArea }) {
  const t = useTexts(pfiFormTexts);
  usePageTitle(t('title'));
  const pfi = result.data?.pfi;
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        meta={pfi && <Text tone="muted">{t('meta', { school: pfi.school.name, cycle: pfi.cycle.name })}</Text>}
        actions={pfi && <LinkButton href={planHref(area, pfi.school.id)}>{t('to-plan')}</LinkButton>}
      />
      <ScreenState result={result} skeleton={<Skeleton shape="block" height={420} />} loadingLabel={t('loading')}>
        {({ pfi: plan, available }) =>
          available ? (
            <EstablishPfi key={plan.school.id} pfi={plan} available={available} area={area} />
          ) : (
            <EmptyState icon="info" title={t('closed.title')} body={t('closed.body')} />
          )
        }
      </ScreenState>
    </Stack>
  );
}
