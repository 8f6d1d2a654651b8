import { useState } from 'react';
import type { Playlist } from '@ruta/contracts/pills/pills.schema';
import { PILL_NAME_MAX } from '@ruta/contracts/pills/limits';
import { ConfirmDialog, TextField } from '@ruta/design-system';
import { asProblem } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FormModal } from '../../../shared/FormModal';
import { sharedTexts } from '../../../shared/shared.texts';
import { useSubmission } from '../../../shared/use-submission';
import { playlistsTexts } from '../playlists.texts';
import type { Playlists } from '../use-playlists';

interface ListNameDialogProps {
  /** The list that is renamed; null for a new one. */
  list: Playlist | null;
  playlists: Playlists;
  /** Called with the list that was created; null where none was. */
  onClose: (created: Playlist | null) => void;
}

/** Names a list (PIL-04). An empty name creates nothing; renaming to one shows the server's sentence. */
export function ListNameDialog({ list, playlists, onClose }: ListNameDialogProps) {
  const t = useTexts(playlistsTexts);
  const [name, setName] = useState(list?.name ?? '');
  const { submit, errors, ...submission } = useSubmission();
  const save = () =>
    submit(async () => {
      if (list === null) return onClose(await playlists.create(name));
      await playlists.rename(list.id, name);
      return onClose(null);
    });
  return (
    <FormModal
      size="S"
      title={t(list === null ? 'new' : 'rename')}
      form={submission}
      onSave={save}
      onClose={() => onClose(null)}
    >
      <TextField
        label={t('name')}
        value={name}
        onChange={setName}
        maxLength={PILL_NAME_MAX}
        errorMessage={errors['name'] ?? errors['playlistName']}
        autoFocus
      />
    </FormModal>
  );
}

interface DeleteListDialogProps {
  list: Playlist;
  playlists: Playlists;
  onClose: (isDeleted: boolean) => void;
}

/** Asks before a list is deleted; its videos stay. */
export function DeleteListDialog({ list, playlists, onClose }: DeleteListDialogProps) {
  const t = useTexts(playlistsTexts);
  const shared = useTexts(sharedTexts);
  const [failure, setFailure] = useState<string>();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => onClose(false)}
      title={t('delete.ask', { name: list.name })}
      body={t('delete.body')}
      confirmLabel={t('delete')}
      cancelLabel={shared('cancel')}
      tone="danger"
      errorMessage={failure}
      onConfirm={async () => {
        try {
          await playlists.delete(list.id);
          onClose(true);
        } catch (error) {
          setFailure(asProblem(error).message);
          throw error;
        }
      }}
    />
  );
}
