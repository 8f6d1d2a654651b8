import { FormModal, type FormModalProps } from '../FormModal';
import { ConflictDialog } from './ConflictDialog';
import type { ConflictDialogProps, Difference } from './ConflictDialog';

interface RevisedModalProps extends FormModalProps {
  /** From `useRevisedForm`. */
  form: FormModalProps['form'] & { theirs: object | null; takeTheirs: () => void };
  /** The title of a conflict. */
  words: ConflictDialogProps['words'];
  /** What is typed beside what stands, where somebody else saved first. */
  differences: () => readonly Difference[];
  onKeepMine: () => void;
}

/** The modal in which a record with a revision is added or changed; an edit that lost shows both versions (F02). */
export function RevisedModal({ form, words, differences, onKeepMine, ...rest }: RevisedModalProps) {
  return (
    <>
      <FormModal {...rest} form={form} />
      {form.theirs && (
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
