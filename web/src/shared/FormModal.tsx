import { useId, type ReactNode } from 'react';
import { Button, Form, InlineAlert, Modal, Stack } from '@ruta/design-system';
import type { ModalProps } from '@ruta/design-system';
import { defineTexts, useTexts } from '../lib/i18n';
import { sharedTexts } from './shared.texts';
import { useSending } from './use-sending';
import type { Submission } from './use-submission';

const formModalTexts = defineTexts('form-modal', {
  es: { save: 'Guardar', saving: 'Guardando…' },
  en: { save: 'Save', saving: 'Saving…' },
});

export interface FormModalProps {
  title: string;
  /** Text below the title. */
  description?: string | undefined;
  size?: ModalProps['size'];
  /** From `useSubmission`. */
  form: Pick<Submission, 'isPending' | 'general' | 'alert'>;
  /** Why it cannot be saved yet. */
  why?: string | undefined;
  onSave: () => void;
  /** The words of the main button, now and while it runs. Default: those of saving. */
  saveWords?: { save: string; saving: string } | undefined;
  onClose: () => void;
  /** What stands in place of the form until its record is there; the dialog stays the same one, so it is announced once. */
  before?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form in a modal: it loads while it saves, and shows a refusal that is of no field above the fields. */
export function FormModal(props: FormModalProps) {
  const { title, description, size, form, why, onSave, saveWords, onClose, before, children } = props;
  const t = useTexts(formModalTexts);
  const shared = useTexts(sharedTexts);
  const sending = useSending();
  const id = useId();
  const { isPending, general, alert } = form;
  const isReady = before === undefined;
  return (
    <Modal
      isOpen
      size={size}
      isDismissable={!isReady}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      closeLabel={shared('close')}
      isLocked={isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {shared('cancel')}
          </Button>
          {isReady && (
            <Button
              type="submit"
              form={id}
              variant="primary"
              isPending={isPending}
              pendingLabel={saveWords?.saving ?? t('saving')}
              {...sending({ why })}
            >
              {saveWords?.save ?? t('save')}
            </Button>
          )}
        </>
      }
    >
      {before ?? (
        <Form id={id} aria-label={title} onSubmit={() => why === undefined && onSave()}>
          <Stack gap={5}>
            {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
            {children}
          </Stack>
        </Form>
      )}
    </Modal>
  );
}
