import { Button, InlineAlert } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useSending } from '../../../shared/use-sending';
import { dialogTexts } from '../school-dialog.texts';
import type { HierarchyFlow } from '../use-hierarchy-flow';
import { SchoolActs } from './SchoolActs';

/** A school that takes no part in the cycle (HIE-04). */
export function Excluded({ flow }: { flow: HierarchyFlow }) {
  const t = useTexts(dialogTexts);
  return (
    <>
      <InlineAlert title={t('excluded.title')}>{t('excluded.body')}</InlineAlert>
      <SchoolActs flow={flow} />
    </>
  );
}

/** Takes it in again. */
export function ExcludedFoot({ flow }: { flow: HierarchyFlow }) {
  const t = useTexts(dialogTexts);
  const sending = useSending();
  const { snapshot, send } = flow;
  return (
    <Button
      variant="primary"
      icon="plus"
      isPending={snapshot.matches('including')}
      pendingLabel={t('include.pending')}
      {...sending({ isBusy: snapshot.matches('deleting') })}
      onPress={() => send({ type: 'school.includeRequested' })}
    >
      {t('include')}
    </Button>
  );
}
