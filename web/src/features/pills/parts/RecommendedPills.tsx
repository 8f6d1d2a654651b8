import { useState } from 'react';
import type { RecommendedPill } from '@ruta/contracts/pills/links.schema';
import { Heading, LoadingRegion, Skeleton, Text, VideoCardList } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FormColumn } from '../../../shared/FormColumn';
import { PageSection } from '../../../shared/PageSection';
import { SchoolPicker } from '../../../shared/SchoolPicker';
import { Failed } from '../../../shared/ScreenState';
import { recommendedPills } from '../pills.calls';
import { pillsTexts } from '../pills.texts';
import { useReasonText } from '../use-reason-text';
import { PillCard } from './PillCard';

/** Videos for the weakest figures of one’s own school, with the reason; nothing where there is none (PIL-03). */
export function RecommendedHere({ videos }: { videos: readonly RecommendedPill[] }) {
  const t = useTexts(pillsTexts);
  if (videos.length === 0) return null;
  return (
    <>
      <PageSection title={t('recommended.title')}>
        <RecommendedCards videos={videos} label={t('recommended.title')} />
      </PageSection>
      <TheOthers />
    </>
  );
}

/** The same for who has no school of their own: they choose one (PIL-03). */
export function RecommendedElsewhere() {
  const t = useTexts(pillsTexts);
  const [school, setSchool] = useState<{ id: number; name: string } | null>(null);
  const { data, problem, isValidating, retry } = useEndpoint(school && recommendedPills, {
    query: { school_id: school?.id ?? 0 },
  });
  const videos = data?.data.videos;
  return (
    <>
      <PageSection title={t('recommended.title')}>
        <FormColumn>
          <SchoolPicker
            label={t('recommended.school')}
            description={t('recommended.school.help')}
            school={school}
            onChange={(id, name) => setSchool(id === null ? null : { id, name })}
          />
        </FormColumn>
        {problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
        {school && !problem && (
          <LoadingRegion
            isLoading={videos === undefined}
            label={t('recommended.loading')}
            skeleton={<Skeleton shape="block" height={220} />}
          >
            {videos?.length === 0 && <Text tone="muted">{t('recommended.none')}</Text>}
            {videos && videos.length > 0 && (
              <RecommendedCards videos={videos} label={t('recommended.of', { school: school.name })} />
            )}
          </LoadingRegion>
        )}
      </PageSection>
      <TheOthers />
    </>
  );
}

/** Stands between what is recommended and the library. */
function TheOthers() {
  return (
    <Heading level={2} size="M">
      {useTexts(pillsTexts)('all.title')}
    </Heading>
  );
}

function RecommendedCards({ videos, label }: { videos: readonly RecommendedPill[]; label: string }) {
  const reasonText = useReasonText();
  return (
    <VideoCardList label={label}>
      {videos.map((pill) => (
        <PillCard key={pill.id} pill={pill} reasons={pill.reasons.map(reasonText)} sections={[]} />
      ))}
    </VideoCardList>
  );
}
