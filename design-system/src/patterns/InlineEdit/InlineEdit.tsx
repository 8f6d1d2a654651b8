import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { Button } from '../../components/Button';
import { FormActions } from '../../components/FormActions';
import { InlineAlert } from '../../components/InlineAlert';
import { EditForm, EditHeader, EditRegion, EditTitle } from './InlineEdit.styles';

export interface InlineEditProps {
  /** Heading of the section. */
  title: string;
  /** Heading level. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether the edit view is shown. Controlled. */
  isEditing: boolean;
  /** Called by the edit button. */
  onEdit: () => void;
  /** Called on save. Set `isEditing` to false once it succeeds. */
  onSave: () => void;
  /** Called by the cancel button or Escape. */
  onCancel: () => void;
  /** Read view. */
  renderView: () => ReactNode;
  /** Form fields; the first one gets focus. */
  renderEdit: () => ReactNode;
  /** Label of the edit button. */
  editLabel: string;
  /** Label of the save button. */
  saveLabel: string;
  /** Label of the cancel button. */
  cancelLabel: string;
  /** Whether saving is in progress; buttons are disabled. Default: false. */
  isPending?: boolean | undefined;
  /** Announcement while saving. */
  pendingLabel?: string | undefined;
  /** Error message of a failed save. */
  errorMessage?: string | undefined;
  /** Hides the edit button. Default: false. */
  isReadOnly?: boolean | undefined;
}

const FIELD = 'input:not([type="hidden"]), textarea, [role="spinbutton"], button';

/** A section that is edited in place. Escape cancels; focus returns to the edit button. */
export function InlineEdit(props: InlineEditProps) {
  const { title, headingLevel = 3, isEditing, onEdit, onSave, onCancel, renderView, renderEdit } = props;
  const {
    editLabel,
    saveLabel,
    cancelLabel,
    isPending = false,
    pendingLabel,
    errorMessage,
    isReadOnly = false,
  } = props;
  const titleId = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const wasEditing = useRef(isEditing);
  const HeadingTag = `h${headingLevel}` as const;

  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (isEditing) form.current?.querySelector<HTMLElement>(FIELD)?.focus();
    else editButton.current?.focus();
  }, [isEditing]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) onSave();
  };
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isPending || event.defaultPrevented) return;
    event.stopPropagation();
    onCancel();
  };

  return (
    <EditRegion role="group" aria-labelledby={titleId}>
      <EditHeader>
        <EditTitle>
          <HeadingTag id={titleId}>{title}</HeadingTag>
        </EditTitle>
        {isEditing || isReadOnly ? null : (
          <Button
            ref={editButton}
            variant="quiet"
            size="S"
            icon="edit"
            aria-label={`${editLabel}: ${title}`}
            onPress={onEdit}
          >
            {editLabel}
          </Button>
        )}
      </EditHeader>
      {isEditing ? (
        <EditForm ref={form} aria-labelledby={titleId} noValidate onSubmit={submit} onKeyDown={cancelByKey}>
          {renderEdit()}
          {errorMessage ? <InlineAlert tone="danger" title={errorMessage} isLive /> : null}
          <FormActions
            primary={
              <Button type="submit" variant="primary" isPending={isPending} pendingLabel={pendingLabel}>
                {saveLabel}
              </Button>
            }
          >
            <Button isDisabled={isPending} onPress={onCancel}>
              {cancelLabel}
            </Button>
          </FormActions>
        </EditForm>
      ) : (
        renderView()
      )}
    </EditRegion>
  );
}
