import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import type { VisitList } from '@ruta/contracts/visits/visits.screens';
import { Button, InlineAlert, LinkButton } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { visitTexts } from '../visits.texts';

export interface DraftBannerProps {
  draft: VisitList['draft'];
  schoolId: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Links to the open draft for the school (VIS-04). */
export function DraftBanner({ draft, schoolId, isRetrying, onRetry }: DraftBannerProps) {
  const t = useTexts(visitTexts);
  const shared = useTexts(sharedTexts);
  if (draft.state === 'unavailable')
    return (
      <InlineAlert
        tone="warning"
        title={t('draft.unknown')}
        actions={
          <Button size="S" icon="refresh" isPending={isRetrying} onPress={onRetry}>
            {shared('retry')}
          </Button>
        }
      />
    );
  if (draft.data.id === null) return null;
  return (
    <InlineAlert
      title={t('draft.banner')}
      actions={
        <LinkButton
          size="S"
          icon="draft"
          href={visitsPages.coachVisitEditDraft.href({ school_id: schoolId, id: draft.data.id })}
        >
          {t('draft.continue')}
        </LinkButton>
      }
    >
      {t('draft.banner.body')}
    </InlineAlert>
  );
}
