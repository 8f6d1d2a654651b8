import { useState } from 'react';
import { Button, EmptyState, Inline, LinkButton } from '@ruta/design-system';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { asProblem, call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { useUndo } from '../../../shared/undo/use-undo';
import { forget } from '../../../lib/kept';
import { draftPlace } from '../kept-draft';
import { visitTexts } from '../visits.texts';
import { deleteVisit, restoreVisit, touchedBy } from '../visits.calls';
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
  const { me } = useSession();
  const refresh = useRefresh();
  const tellOfDeletion = useUndo();
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    setFailure(undefined);
    try {
      const params = { id: draftId };
      const { message } = await call(deleteVisit, { params });
      tellOfDeletion({ message, restore: () => call(restoreVisit, { params }), touches: touchedBy(schoolId) });
    } catch (error) {
      setFailure(asProblem(error).message);
      throw error; // keeps the dialog open
    }
    forget(draftPlace(me.user.id, schoolId, draftId));
    void refresh(touchedBy(schoolId));
    onDeleted();
  };
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
