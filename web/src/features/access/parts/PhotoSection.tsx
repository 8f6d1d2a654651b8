import { useRef, useState } from 'react';
import type { Profile, PHOTO_BYTES_MAX, PHOTO_TYPES } from '@ruta/contracts/access/profile.schema';
import { Avatar, Button, ConfirmDialog, Inline, InlineAlert, Stack, Text } from '@ruta/design-system';
import { asProblem, call, firstErrors, upload } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { sayDone } from '../../../shared/SnackbarBridge';
import { sharedTexts } from '../../../shared/shared.texts';
import { deletePhoto, postPhoto } from '../account.calls';
import { BesidePhoto } from '../account.styles';
import { profileTexts } from '../profile.texts';

// Checked against the contract's types by the compiler; importing the values would load zod.
const BYTES_MAX: typeof PHOTO_BYTES_MAX = 5 * 1024 * 1024;
const TYPES: typeof PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export interface PhotoSectionProps {
  profile: Profile;
  /** Called with the profile when the photo has changed. */
  onChanged: (profile: Profile) => Promise<unknown>;
}

/** The person's photo. A chosen file is uploaded at once. */
export function PhotoSection({ profile, onChanged }: PhotoSectionProps) {
  const t = useTexts(profileTexts);
  const say = useFieldSentence();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const name = `${profile.name} ${profile.surname}`;

  const send = async (photo: File) => {
    if (photo.size > BYTES_MAX) return setError(say('file.too-large', { max: BYTES_MAX / 1024 / 1024 }));
    setSending(true);
    setError(undefined);
    try {
      const reply = await upload(postPhoto, { form: { photo } });
      await onChanged(reply.data);
      sayDone(reply);
    } catch (refused) {
      const problem = asProblem(refused);
      setError(firstErrors(problem)['photo'] ?? problem.message);
    } finally {
      setSending(false);
    }
  };

  return (
    <Stack gap={4}>
      {error !== undefined && <InlineAlert tone="danger" title={error} isLive />}
      <BesidePhoto>
        <Avatar name={name} photo={profile.photo} size="XL" />
        <Stack gap={2}>
          <Inline gap={2}>
            <Button
              icon="upload"
              isPending={isSending}
              pendingLabel={t('photo.sending')}
              onPress={() => input.current?.click()}
            >
              {t(profile.photo === null ? 'photo.choose' : 'photo.change')}
            </Button>
            {profile.photo !== null && (
              <Button variant="quiet" isDisabled={isSending} onPress={() => setAsking(true)}>
                {t('photo.delete')}
              </Button>
            )}
          </Inline>
          <Text variant="caption" tone="muted">
            {t('photo.help')}
          </Text>
        </Stack>
      </BesidePhoto>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('photo')}
        accept={TYPES.join(',')}
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? [];
          currentTarget.value = ''; // allows choosing the same file again
          if (photo) void send(photo);
        }}
      />
      <DeleteQuestion isOpen={isAsking} onClose={() => setAsking(false)} onDeleted={onChanged} />
    </Stack>
  );
}

interface DeleteQuestionProps {
  isOpen: boolean;
  onClose: () => void;
  onDeleted: (profile: Profile) => Promise<unknown>;
}

/** Asks before the photo is removed. A refusal is shown in the dialog. */
function DeleteQuestion({ isOpen, onClose, onDeleted }: DeleteQuestionProps) {
  const t = useTexts(profileTexts);
  const shared = useTexts(sharedTexts);
  const [failure, setFailure] = useState<string>();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(opened) => {
        if (opened) return;
        setFailure(undefined);
        onClose();
      }}
      title={t('photo.delete.ask')}
      body={t('photo.delete.body')}
      confirmLabel={t('photo.delete')}
      cancelLabel={shared('cancel')}
      tone="danger"
      errorMessage={failure}
      onConfirm={async () => {
        try {
          const reply = await call(deletePhoto, {});
          await onDeleted(reply.data);
          sayDone(reply);
        } catch (error) {
          setFailure(asProblem(error).message);
          throw error;
        }
      }}
    />
  );
}
