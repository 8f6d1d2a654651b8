import type { ReactNode } from 'react';
import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import { CONTENT_NAME_MAX } from '@ruta/contracts/other-content/limits';
import { Button, Form, InlineAlert, Modal, Stack, TextField } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog';
import type { Difference } from '../../../shared/conflict/ConflictDialog';
import { sharedTexts } from '../../../shared/shared.texts';
import { useSending } from '../../../shared/use-sending';
import { consoleTexts } from '../console.texts';
import { audiencesOf } from '../content-look';
import type { TypedContent, useContentForm } from '../use-content-form';
import { AudienceField } from './AudienceField';

const FORM = 'content';

interface ContentModalProps {
  title: string;
  form: ReturnType<typeof useContentForm>;
  /** Why it cannot be saved yet, beyond a name. */
  why: string | undefined;
  onSave: () => void;
  onKeepMine: () => void;
  onClose: () => void;
  /** The fields of a file or of an address. */
  children: ReactNode;
}

/** The modal in which a content is added or changed (OTH-01). */
export function ContentModal({ title, form, why, onSave, onKeepMine, onClose, children }: ContentModalProps) {
  const t = useTexts(consoleTexts);
  const shared = useTexts(sharedTexts);
  const sending = useSending();
  const { typed, write, isPending, errors, general, alert, theirs } = form;
  const differences = useDifferences(typed, theirs);
  const missing = typed.name.trim() === '' ? t('why.name') : why;
  return (
    <>
      <Modal
        isOpen
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
              form={FORM}
              variant="primary"
              isPending={isPending}
              pendingLabel={t('saving')}
              {...sending({ why: missing })}
            >
              {t('save')}
            </Button>
          </>
        }
      >
        <Form id={FORM} aria-label={title} onSubmit={() => missing === undefined && onSave()}>
          <Stack gap={5}>
            {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
            <TextField
              label={t('field.name')}
              value={typed.name}
              onChange={(name) => write({ name })}
              maxLength={CONTENT_NAME_MAX}
              errorMessage={errors['name']}
              isRequired
              autoFocus
            />
            {children}
            <AudienceField roles={typed.roles} onChange={(roles) => write({ roles })} />
          </Stack>
        </Form>
      </Modal>
      {theirs && (
        <ConflictDialog
          words={t}
          saved={undefined}
          fields={differences}
          onKeepMine={onKeepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
    </>
  );
}

/** What differs between what is typed and what stands. */
function useDifferences(mine: TypedContent, theirs: OtherContent | null): Difference[] {
  const t = useTexts(consoleTexts);
  const audience = (roles: TypedContent['roles']) =>
    audiencesOf(roles)
      .map((id) => t(`audience.${id}`))
      .join(', ') || t('audience.all');
  if (theirs === null) return [];
  return [
    { name: t('field.name'), mine: mine.name, saved: theirs.name },
    ...(theirs.type === 'URL' ? [{ name: t('field.url'), mine: mine.url, saved: theirs.url }] : []),
    { name: t('field.audience'), mine: audience(mine.roles), saved: audience(theirs.roles) },
  ];
}
