import { useState } from 'react';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { Button, ConfirmDialog } from '@ruta/design-system';
import { asProblem, call } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { OnceLink } from '../../../shared/OnceLink';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { sharedTexts } from '../../../shared/shared.texts';
import { mailReset } from '../users.calls';
import { userTexts } from '../users.texts';

/** Mails the person a single-use link for a new password; without a mail server, shows it once (T09). */
export function ResetPassword({ user }: { user: UserDetail }) {
  const t = useTexts(userTexts);
  const shared = useTexts(sharedTexts);
  const [isAsking, setAsking] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const send = async () => {
    try {
      const reply = await call(mailReset, { params: { id: user.id } });
      setLink(reply.data.link);
      sayDone(reply);
    } catch (error) {
      sayProblem(asProblem(error));
    }
  };
  return (
    <>
      <Button icon="mail" onPress={() => setAsking(true)}>
        {t('reset')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('reset.ask', { name: user.fullname })}
        body={t('reset.body')}
        confirmLabel={t('reset.confirm')}
        cancelLabel={shared('cancel')}
        onConfirm={send}
      />
      {link !== null && (
        <OnceLink link={link} title={t('reset.link.title', { name: user.fullname })} onClose={() => setLink(null)} />
      )}
    </>
  );
}
