import { useState } from 'react';
import { useNavigate } from 'react-router';
import { homePages } from '@ruta/contracts/home.pages';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { Button, InlineAlert } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useDraftRemoval } from '../use-draft-removal';
import { visitTexts } from '../visits.texts';
import { DeleteDraftQuestion } from './DraftQuestions';

/** Says that the school of a draft changed hands, and offers to delete it (VIS-04, HIE-03). */
export function KeptDraft({ visit }: { visit: Visit }) {
  const t = useTexts(visitTexts);
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { remove, failure } = useDraftRemoval(
    { schoolId: visit.school_id, draftId: visit.id },
    () => void navigate(homePages.root.href()),
  );
  return (
    <>
      <InlineAlert
        title={t('draft.kept', { school: visit.school.name })}
        actions={
          <Button size="S" icon="trash" onPress={() => setAsked(true)}>
            {t('draft.delete')}
          </Button>
        }
      >
        {t('draft.kept.body')}
      </InlineAlert>
      <DeleteDraftQuestion isOpen={isAsked} onConfirm={remove} onClose={() => setAsked(false)} errorMessage={failure} />
    </>
  );
}
