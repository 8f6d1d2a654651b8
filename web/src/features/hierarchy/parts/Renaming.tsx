import { useState } from 'react';
import type { SCHOOL_NAME_MAX } from '@ruta/contracts/kit/limits';
import { Button, Form, Modal, TextField } from '@ruta/design-system';
import { nameStands } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import { firstErrors } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { useSending } from '../../../shared/use-sending';
import { dialogTexts } from '../school-dialog.texts';
import type { HierarchyFlow } from '../use-hierarchy-flow';

const FORM = 'school-name';
const MAX = 255 satisfies typeof SCHOOL_NAME_MAX;

/** The dialog of another name, which must not be empty (HIE-04). */
export function Renaming({ flow }: { flow: HierarchyFlow }) {
  const t = useTexts(dialogTexts);
  const shared = useTexts(sharedTexts);
  const sentence = useFieldSentence();
  const { snapshot, send, problem } = flow;
  const [name, setName] = useState(snapshot.context.schoolName);
  const [isChecked, setChecked] = useState(false);
  const isSaving = snapshot.hasTag('saving');
  const sending = useSending();
  const mine = isChecked && !nameStands(name) ? sentence('schools.name.required') : undefined;
  const cancel = () => send({ type: 'school.renameCancelled' });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && cancel()}
      title={t('rename')}
      closeLabel={shared('close')}
      isLocked={isSaving}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={cancel}>
            {shared('cancel')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            isPending={isSaving}
            pendingLabel={t('name.pending')}
            // A new school is named without a call.
            {...(snapshot.context.isNewSchool ? {} : sending())}
          >
            {t('name.save')}
          </Button>
        </>
      }
    >
      <Form
        id={FORM}
        aria-label={t('rename')}
        onSubmit={() => {
          setChecked(true);
          send({ type: 'school.nameSubmitted', name });
        }}
      >
        <TextField
          autoFocus
          isRequired
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={MAX}
          isDisabled={isSaving}
          errorMessage={mine ?? (problem ? (firstErrors(problem)['name'] ?? problem.message) : undefined)}
        />
      </Form>
    </Modal>
  );
}
