import { ConfirmDialog } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { dialogTexts } from '../school-dialog.texts';
import type { HierarchyFlow } from '../use-hierarchy-flow';
import { LeftBehind } from './Reviewing';

/** Asks before a school is released, excluded or deleted. Releasing names the work that stays behind (HIE-04). */
export function SchoolQuestion({ flow }: { flow: HierarchyFlow }) {
  const t = useTexts(dialogTexts);
  const shared = useTexts(sharedTexts);
  const { snapshot, send } = flow;
  const verb = snapshot.matches('confirmingRelease')
    ? 'release'
    : snapshot.matches('confirmingExclusion')
      ? 'exclude'
      : 'delete';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        // Confirming closes it too; then the machine has gone on.
        if (!isOpen && flow.actor.getSnapshot().hasTag('confirming')) send({ type: 'action.declined' });
      }}
      title={t(`ask.${verb}`, { school: snapshot.context.schoolName })}
      body={t(`ask.${verb}.body`)}
      confirmLabel={t(verb)}
      cancelLabel={shared('cancel')}
      tone="danger"
      errorMessage={verb === 'release' ? (snapshot.context.failure ?? undefined) : undefined}
      onConfirm={() => send({ type: 'action.confirmed' })}
    >
      {verb === 'release' && <LeftBehind flow={flow} />}
    </ConfirmDialog>
  );
}
