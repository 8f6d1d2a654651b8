import { Button, EmptyState, Inline, InlineAlert, LinkButton, Stack } from '@ruta/design-system';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';
import type { VisitFlow } from '../use-visit-flow';

/** A saved draft that is not being edited: continue, leave or delete it (VIS-04). */
export function DraftAtRest({ flow, schoolId }: { flow: VisitFlow; schoolId: number }) {
  const t = useTexts(visitTexts);
  const { snapshot, send } = flow;
  const { failure } = snapshot.context;
  const isDiscarding = snapshot.matches('discarding');
  return (
    <Stack gap={4}>
      {failure !== null && (
        <InlineAlert tone="danger" isLive title={t('save.failed')}>
          {failure}
        </InlineAlert>
      )}
      <EmptyState
        icon="draft"
        title={t('draft.rest.title')}
        body={t('draft.rest.body')}
        action={
          <Inline justify="center">
            <Button
              variant="primary"
              icon="edit"
              isDisabled={isDiscarding}
              onPress={() => send({ type: 'visit.editRequested' })}
            >
              {t('draft.resume')}
            </Button>
            <LinkButton href={visitsPages.coachVisits.href({ school_id: schoolId })}>{t('to.list')}</LinkButton>
            <Button
              variant="quiet"
              icon="trash"
              isPending={isDiscarding}
              onPress={() => send({ type: 'draft.discardRequested' })}
            >
              {t('draft.delete')}
            </Button>
          </Inline>
        }
      />
    </Stack>
  );
}
