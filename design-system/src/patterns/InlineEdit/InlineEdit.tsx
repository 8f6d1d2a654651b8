import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { Button } from '../../components/Button';
import { InlineAlert } from '../../components/InlineAlert';
import { EditActions, EditForm, EditHeader, EditRegion, EditTitle } from './InlineEdit.styles';

export interface InlineEditProps {
  /** What is read and changed here. */
  title: string;
  /** Level of its heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether it is being changed. */
  isEditing: boolean;
  /** The person wants to change it. */
  onEdit: () => void;
  /** The person keeps the changes. Show the view again once they are saved. */
  onSave: () => void;
  /** The person gives the changes up: the button, or Escape. */
  onCancel: () => void;
  /** How it reads. */
  renderView: () => ReactNode;
  /** The fields that change it; the first one takes the focus. */
  renderEdit: () => ReactNode;
  /** Button that starts editing. */
  editLabel: string;
  /** Button that keeps the changes. */
  saveLabel: string;
  /** Button that gives them up. */
  cancelLabel: string;
  /** The changes are on their way: fields stay, buttons wait. */
  isPending?: boolean | undefined;
  /** What is under way, for assistive technology. */
  pendingLabel?: string | undefined;
  /** Why the changes could not be saved. */
  errorMessage?: string | undefined;
  /** It can only be read: no edit button. */
  isReadOnly?: boolean | undefined;
}

const FIELD = 'input:not([type="hidden"]), textarea, [role="spinbutton"], button';

/** Reads in place, changes in place. Escape gives up; the focus comes back to the edit button. */
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
          <EditActions>
            <Button isDisabled={isPending} onPress={onCancel}>
              {cancelLabel}
            </Button>
            <Button type="submit" variant="primary" isPending={isPending} pendingLabel={pendingLabel}>
              {saveLabel}
            </Button>
          </EditActions>
        </EditForm>
      ) : (
        renderView()
      )}
    </EditRegion>
  );
}
