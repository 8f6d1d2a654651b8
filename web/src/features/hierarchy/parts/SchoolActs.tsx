import { Button, Heading, Inline, Stack } from '@ruta/design-system';
import { mayDelete } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import { useTexts } from '../../../lib/i18n';
import type { TranslateOf } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { useSending } from '../../../shared/use-sending';
import { dialogTexts } from '../school-dialog.texts';
import type { HierarchyFlow } from '../use-hierarchy-flow';

/** What else may be done with a school; each disabled act says why (HIE-04). */
export function SchoolActs({ flow }: { flow: HierarchyFlow }) {
  const t = useTexts(dialogTexts);
  const { can } = useSession();
  const sending = useSending();
  const { snapshot, send } = flow;
  const { isExcluded, use } = snapshot.context;
  const isBusy = snapshot.hasTag('saving');
  const state = (why: string | undefined) => sending({ why, isBusy });
  const mayOf = (type: 'school.releaseRequested' | 'school.excludeRequested') => snapshot.can({ type }) || isBusy;
  return (
    <Stack gap={3} element="section" aria-label={t('acts')}>
      <Heading level={3} size="S">
        {t('acts')}
      </Heading>
      <Inline gap={2}>
        {!isExcluded && can('school:write') && (
          <Button icon="edit" {...state(undefined)} onPress={() => send({ type: 'school.renameRequested' })}>
            {t('rename')}
          </Button>
        )}
        {!isExcluded && (
          <>
            <Button
              icon="users"
              isPending={snapshot.matches('requestingRelease') || snapshot.matches('releasing')}
              pendingLabel={t('release.pending')}
              {...state(mayOf('school.releaseRequested') ? undefined : t('release.why'))}
              onPress={() => send({ type: 'school.releaseRequested' })}
            >
              {t('release')}
            </Button>
            <Button
              icon="minus"
              isPending={snapshot.matches('excluding')}
              pendingLabel={t('exclude.pending')}
              {...state(mayOf('school.excludeRequested') ? undefined : t('exclude.why'))}
              onPress={() => send({ type: 'school.excludeRequested' })}
            >
              {t('exclude')}
            </Button>
          </>
        )}
        {can('school:write') && (
          <Button
            icon="trash"
            isPending={snapshot.matches('deleting')}
            pendingLabel={t('delete.pending')}
            {...state(mayDelete(use) ? undefined : whyKept(use, t))}
            onPress={() => send({ type: 'school.deleteRequested' })}
          >
            {t('delete')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

/** Who keeps a school from being deleted. */
const whyKept = ({ people }: { people: number }, t: TranslateOf<typeof dialogTexts>): string =>
  people > 0 ? t('delete.why.people', { count: people }) : t('delete.why.assigned');
