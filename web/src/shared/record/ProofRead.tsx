import type { Panel } from '@ruta/contracts';
import type { AttendanceProof } from '@ruta/contracts/activities/proof.schema';
import { Card, DescriptionList, Link, Stack, Text } from '@ruta/design-system';
import { formatDay } from '../../lib/dates';
import { useTexts } from '../../lib/i18n';
import { PageSection } from '../PageSection';
import { recordTexts } from './record.texts';

interface ProofReadProps {
  proof: Panel<AttendanceProof | null>;
  /** The list of the proofs that were issued. */
  listHref: string;
}

/** What the attendance proof of an activity or a visit says, read-only (ACT-04, VIS-05). */
export function ProofRead({ proof, listHref }: ProofReadProps) {
  const t = useTexts(recordTexts);
  return (
    <PageSection title={t('proof')}>
      <Card>
        {proof.state === 'ready' ? (
          <Written proof={proof.data} listHref={listHref} />
        ) : (
          <Text tone="muted">{t('proof.unavailable')}</Text>
        )}
      </Card>
    </PageSection>
  );
}

function Written({ proof, listHref }: { proof: AttendanceProof | null; listHref: string }) {
  const t = useTexts(recordTexts);
  if (proof === null) return <Text tone="muted">{t('proof.none')}</Text>;
  return (
    <Stack gap={4}>
      <DescriptionList
        columns={3}
        items={[
          { id: 'name', term: t('proof.name'), detail: proof.name },
          { id: 'date', term: t('proof.date'), detail: `${formatDay(proof.date)}, ${proof.time}` },
          { id: 'sent', term: t('proof.sent'), detail: t(proof.send_proof ? 'proof.sent.yes' : 'proof.sent.no') },
          ...(proof.folio === null ? [] : [{ id: 'folio', term: t('proof.folio'), detail: proof.folio }]),
        ]}
      />
      {proof.folio !== null && <Link href={listHref}>{t('proof.list')}</Link>}
    </Stack>
  );
}
