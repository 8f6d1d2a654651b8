import { useId, type ReactNode, type RefObject } from 'react';
import { Button, Form, InlineAlert, Modal, Stack } from '@ruta/design-system';
import type { ModalProps } from '@ruta/design-system';
import type { ProblemError } from '../../lib/api';
import { defineTexts, useTexts } from '../../lib/i18n';
import { sharedTexts } from '../shared.texts';
import { useSending } from '../use-sending';
import { ConflictDialog } from './ConflictDialog';
import type { ConflictDialogProps, Difference } from './ConflictDialog';

const revisedTexts = defineTexts('revised', {
  es: { save: 'Guardar', saving: 'Guardando…' },
  en: { save: 'Save', saving: 'Saving…' },
});

interface RevisedModalProps {
  title: string;
  size?: ModalProps['size'];
  /** From `useRevisedForm`. */
  form: {
    isPending: boolean;
    general: ProblemError | null;
    alert: RefObject<HTMLDivElement | null>;
    theirs: object | null;
    takeTheirs: () => void;
  };
  /** Why it cannot be saved yet. */
  why: string | undefined;
  /** The title of a conflict. */
  words: ConflictDialogProps['words'];
  /** What is typed beside what stands, where somebody else saved first. */
  differences: () => readonly Difference[];
  onSave: () => void;
  onKeepMine: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The modal in which a record with a revision is added or changed; an edit that lost shows both versions (F02). */
export function RevisedModal(props: RevisedModalProps) {
  const { title, size, form, why, words, differences, onSave, onKeepMine, onClose, children } = props;
  const t = useTexts(revisedTexts);
  const shared = useTexts(sharedTexts);
  const sending = useSending();
  const id = useId();
  const { isPending, general, alert, theirs } = form;
  return (
    <>
      <Modal
        isOpen
        size={size}
        isDismissable={false}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={title}
        closeLabel={shared('close')}
        isLocked={isPending}
        footer={
          <>
            <Button onPress={onClose} isDisabled={isPending}>
              {shared('cancel')}
            </Button>
            <Button
              type="submit"
              form={id}
              variant="primary"
              isPending={isPending}
              pendingLabel={t('saving')}
              {...sending({ why })}
            >
              {t('save')}
            </Button>
          </>
        }
      >
        <Form id={id} aria-label={title} onSubmit={() => why === undefined && onSave()}>
          <Stack gap={5}>
            {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
            {children}
          </Stack>
        </Form>
      </Modal>
      {theirs && (
        <ConflictDialog
          words={words}
          saved={undefined}
          fields={differences()}
          onKeepMine={onKeepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
    </>
  );
}
