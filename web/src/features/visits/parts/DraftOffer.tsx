import { useState } from 'react';
import { Button, EmptyState, Inline, LinkButton } from '@ruta/design-system';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { useTexts } from '../../../lib/i18n';
import { useDraftRemoval } from '../use-draft-removal';
import { visitTexts } from '../visits.texts';
import { DeleteDraftQuestion } from './DraftQuestions';

export interface DraftOfferProps {
  schoolId: number;
  draftId: number;
  /** Called when the draft is deleted, so that a new visit may begin. */
  onDeleted: () => void;
}

/** Offers to continue or delete an open draft before a new visit (VIS-04). */
export function DraftOffer({ schoolId, draftId, onDeleted }: DraftOfferProps) {
  const t = useTexts(visitTexts);
  const [isAsked, setAsked] = useState(false);
  const { remove, failure } = useDraftRemoval({ schoolId, draftId }, onDeleted);
  return (
    <>
      <EmptyState
        icon="draft"
        title={t('draft.offer.title')}
        body={t('draft.offer.body')}
        action={
          <Inline justify="center">
            <LinkButton
              variant="primary"
              icon="edit"
              href={visitsPages.coachVisitEditDraft.href({ school_id: schoolId, id: draftId })}
            >
              {t('draft.continue')}
            </LinkButton>
            <Button icon="trash" onPress={() => setAsked(true)}>
              {t('draft.delete')}
            </Button>
          </Inline>
        }
      />
      <DeleteDraftQuestion isOpen={isAsked} onConfirm={remove} onClose={() => setAsked(false)} errorMessage={failure} />
    </>
  );
}
