import type { HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import { InlineAlert, Modal, Stack } from '@ruta/design-system';
import { hasUnsavedChanges } from '@ruta/state-machines/hierarchy/hierarchy.machine';
import { firstErrors } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FlowGuard } from '../../../shared/flow/FlowGuard';
import { sharedTexts } from '../../../shared/shared.texts';
import { dialogTexts } from '../school-dialog.texts';
import { useHierarchyFlow } from '../use-hierarchy-flow';
import type { HierarchyFlow } from '../use-hierarchy-flow';
import { Choosing, ChoosingFoot } from './Choosing';
import { Excluded, ExcludedFoot } from './Excluded';
import { HierarchyConflict } from './HierarchyConflict';
import { Renaming } from './Renaming';
import { Reviewing, ReviewingFoot } from './Reviewing';
import { SchoolQuestion } from './SchoolQuestion';

export interface SchoolDialogProps {
  /** The list's latest version of the school. */
  row: HierarchyRow;
  onClose: () => void;
}

/** One school of a cycle: choose, review, save; rename, release, exclude, include, delete (HIE-02 to HIE-04). */
export function SchoolDialog({ row, onClose }: SchoolDialogProps) {
  const flow = useHierarchyFlow(row, onClose);
  return (
    <>
      <FlowGuard flow={flow} isUnsaved={hasUnsavedChanges} />
      {isAsking(flow) ? (
        <SchoolQuestion flow={flow} />
      ) : flow.snapshot.matches('renaming') ? (
        <Renaming flow={flow} />
      ) : (
        <SchoolSheet flow={flow} onClose={onClose} />
      )}
      <HierarchyConflict flow={flow} />
    </>
  );
}

/** A question stands in place of the dialog, which comes back after a no. */
const isAsking = ({ snapshot }: HierarchyFlow) => snapshot.hasTag('confirming') && !snapshot.matches('reviewing');

function SchoolSheet({ flow, onClose }: { flow: HierarchyFlow; onClose: () => void }) {
  const t = useTexts(dialogTexts);
  const shared = useTexts(sharedTexts);
  const { snapshot, problem } = flow;
  const { schoolName, failure } = snapshot.context;
  const place = placeOf(flow);
  const refused = problem ? firstErrors(problem) : {};
  const isField = Object.keys(refused).length > 0;
  const message = problem?.message ?? failure;
  return (
    <Modal
      isOpen
      size="L"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={schoolName}
      description={place === 'choosing' ? t('choosing.body') : place === 'reviewing' ? t('review.body') : undefined}
      closeLabel={shared('close')}
      // What was chosen is not lost by a press beside the dialog.
      isDismissable={!hasUnsavedChanges(snapshot.context)}
      isLocked={snapshot.hasTag('saving')}
      footer={
        <>
          {place === 'choosing' && <ChoosingFoot flow={flow} />}
          {place === 'reviewing' && <ReviewingFoot flow={flow} />}
          {place === 'excluded' && <ExcludedFoot flow={flow} />}
        </>
      }
    >
      <Stack gap={5}>
        {message !== null && !isField && (
          <InlineAlert tone="danger" isLive title={t('failed')}>
            {message}
          </InlineAlert>
        )}
        {place === 'choosing' && <Choosing flow={flow} />}
        {place === 'reviewing' && <Reviewing flow={flow} />}
        {place === 'excluded' && <Excluded flow={flow} />}
      </Stack>
    </Modal>
  );
}

/** What the dialog shows while the machine is in a state; calls show what they were asked from. */
function placeOf({ snapshot }: HierarchyFlow): 'choosing' | 'reviewing' | 'excluded' {
  if (snapshot.matches('reviewing') || snapshot.matches('saving') || snapshot.matches('saved')) return 'reviewing';
  if (snapshot.context.isExcluded) return 'excluded';
  return 'choosing';
}
