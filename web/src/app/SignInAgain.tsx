import { Button, Modal } from '@ruta/design-system';
import { accessTexts } from '../features/access/access.texts';
import { SignInForm } from '../features/access/parts/SignInForm';
import { useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { usePauseInTyping } from './use-pause-in-typing';

/** Milliseconds without typing before the dialog opens, so that nobody types text into the password field. */
const PAUSE_MS = 700;

/** A dialog over the page after the session expired: the same person signs in again and continues. */
export function SignInAgain() {
  const t = useTexts(accessTexts);
  const { me, giveUp } = useSession();
  return (
    <Modal
      isOpen={usePauseInTyping(PAUSE_MS)}
      onOpenChange={() => undefined}
      size="S"
      title={t('again.title')}
      description={t('again.body')}
    >
      <SignInForm email={me.user.email}>
        <Button variant="quiet" size="L" isFullWidth onPress={giveUp}>
          {t('again.leave')}
        </Button>
      </SignInForm>
    </Modal>
  );
}
