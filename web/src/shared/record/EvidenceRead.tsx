import type { ActivityRecord } from '@ruta/contracts/activities/activity.schema';
import { Card, EmptyState, Link, Stack, Text } from '@ruta/design-system';
import { styled } from 'styled-components';
import { useLocale, useTexts } from '../../lib/i18n';
import { PageSection } from '../PageSection';
import { evidenceDetail, isPicture } from './evidence-look';
import { recordTexts } from './record.texts';

const Files = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Picture = styled.img`
  inline-size: 100%;
  block-size: 10rem;
  object-fit: cover;
  border-radius: 8px;
`;

/** The evidence of an activity, read-only. */
export function EvidenceRead({ evidences }: Pick<ActivityRecord, 'evidences'>) {
  const t = useTexts(recordTexts);
  const locale = useLocale();
  return (
    <PageSection title={t('evidence')}>
      {evidences.length === 0 ? (
        <Card>
          <EmptyState icon="attachment" size="S" level={3} title={t('evidence.none')} />
        </Card>
      ) : (
        <Files>
          {evidences.map((evidence) => (
            <li key={evidence.id}>
              <Card>
                <Stack gap={2}>
                  {isPicture(evidence) && <Picture src={evidence.url} alt="" loading="lazy" />}
                  <Link href={evidence.url} newTabLabel={t('evidence.new-tab')}>
                    {evidence.file_name}
                  </Link>
                  <Text variant="label" tone="muted">
                    {evidenceDetail(evidence, locale)}
                  </Text>
                </Stack>
              </Card>
            </li>
          ))}
        </Files>
      )}
    </PageSection>
  );
}
