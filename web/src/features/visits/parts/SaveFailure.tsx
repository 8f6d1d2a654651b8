import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, InlineAlert, Stack } from '@ruta/design-system';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { call } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';
import type { VisitFlow } from '../use-visit-flow';
import type { FieldErrors } from '../visit-draft';
import { hasDraft } from '../visits.calls';

export interface SaveFailureProps {
  flow: VisitFlow;
  schoolId: number;
  /** Errors of fields on other steps. */
  elsewhere: FieldErrors;
}

/** Why the last save failed, and that nothing was lost. */
export function SaveFailure({ flow: { snapshot, problem }, schoolId, elsewhere }: SaveFailureProps) {
  const t = useTexts(visitTexts);
  const { failure } = snapshot.context;
  if (failure === null) return null;
  const isSecondDraft = problem?.code === 'visits.draft-exists';
  const sentences = [...new Set(Object.values(elsewhere))];
  return (
    <InlineAlert
      tone="danger"
      isLive
      title={isSecondDraft ? t('draft.exists') : t('save.failed')}
      actions={isSecondDraft ? <OpenDraft schoolId={schoolId} /> : undefined}
    >
      <Stack gap={1}>
        <span>{`${failure} ${t('save.failed.kept')}`}</span>
        {sentences.length > 0 && <span>{`${t('fields.elsewhere')} ${sentences.join(' ')}`}</span>}
      </Stack>
    </InlineAlert>
  );
}

function OpenDraft({ schoolId }: { schoolId: number }) {
  const t = useTexts(visitTexts);
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const open = async () => {
    setPending(true);
    try {
      const { data } = await call(hasDraft, { query: { school_id: schoolId } });
      if (data.id !== null) void navigate(visitsPages.coachVisitEditDraft.href({ school_id: schoolId, id: data.id }));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="S" icon="draft" isPending={isPending} onPress={() => void open().catch(() => undefined)}>
      {t('draft.exists.open')}
    </Button>
  );
}
