import { useParams } from 'react-router';
import type { CheckedProof } from '@ruta/contracts/proofs/issued-proof.schema';
import { Button, DescriptionList, InlineAlert, LoadingRegion, Skeleton, Stack } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { formatDay, formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { DataFrame } from '../../../shared/DataFrame';
import { OutsideFrame } from '../../../shared/outside/OutsideFrame';
import { sharedTexts } from '../../../shared/shared.texts';
import { checkTexts } from '../check.texts';
import { checkProof } from '../proofs.calls';

/** Says to anybody whether a proof holds, and repeats every printed field (ACT-06). */
export function ProofCheckPage() {
  const { token = '' } = useParams();
  return (
    <DataFrame config={{ revalidateOnFocus: false }}>
      <Check key={token} token={token} />
    </DataFrame>
  );
}

function Check({ token }: { token: string }) {
  const t = useTexts(checkTexts);
  const shared = useTexts(sharedTexts);
  const { data, problem, isValidating, retry } = useEndpoint(checkProof, { params: { token } });
  const isUnknown = problem !== undefined && (problem.status === 404 || problem.status === 422);
  return (
    <OutsideFrame title={t('title')}>
      {isUnknown ? (
        <InlineAlert tone="danger" title={t('unknown')} isLive>
          {t('unknown.body')}
        </InlineAlert>
      ) : problem && data === undefined ? (
        <Stack gap={4}>
          <InlineAlert tone="danger" title={t('failed')} isLive>
            {problem.message}
          </InlineAlert>
          <Button onPress={retry} isPending={isValidating} pendingLabel={shared('loading')}>
            {t('retry')}
          </Button>
        </Stack>
      ) : (
        <LoadingRegion
          isLoading={data === undefined}
          label={shared('loading')}
          skeleton={<Skeleton shape="block" height={320} />}
        >
          {data && <Checked proof={data.data} />}
        </LoadingRegion>
      )}
    </OutsideFrame>
  );
}

function Checked({ proof }: { proof: CheckedProof }) {
  const t = useTexts(checkTexts);
  const { revoked_at, timezone } = proof;
  return (
    <Stack gap={5}>
      {revoked_at === null ? (
        <InlineAlert tone="success" title={t('valid')} isLive>
          {t('valid.body')}
        </InlineAlert>
      ) : (
        <InlineAlert tone="danger" title={t('revoked')} isLive>
          {t('revoked.body', { date: formatInstant(revoked_at, timezone) })}
        </InlineAlert>
      )}
      <DescriptionList
        items={[
          { id: 'person', term: t('person'), detail: proof.person },
          { id: 'what', term: t('what'), detail: proof.title },
          { id: 'school', term: t('school'), detail: proof.school },
          { id: 'date', term: t('date'), detail: `${formatDay(proof.date)}, ${proof.time}` },
          { id: 'hours', term: t('hours'), detail: t('hours.n', { count: proof.hours }) },
          { id: 'folio', term: t('folio'), detail: proof.folio },
          { id: 'issued', term: t('issued'), detail: formatInstant(proof.issued_at, timezone) },
        ]}
      />
    </Stack>
  );
}
