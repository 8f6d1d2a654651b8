import { useState } from 'react';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { Button, Inline, InlineAlert } from '@ruta/design-system';
import { asProblem, call, useRefresh } from '../../../lib/api';
import { formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { resendEmail, USERS, withdrawEmail } from '../users.calls';
import { userTexts } from '../users.texts';

interface PendingEmailAlertProps {
  user: UserDetail;
  /** Called with the link to hand over, if there is no mail server. */
  onLink: (link: string) => void;
}

/** The address that waits to be confirmed, with its link to send again and the way to withdraw it (ADM-05). */
export function PendingEmailAlert({ user, onLink }: PendingEmailAlertProps) {
  const t = useTexts(userTexts);
  const { me } = useSession();
  const refresh = useRefresh();
  const [pending, setPending] = useState<'again' | 'withdraw' | null>(null);
  const waiting = user.pending_email;
  if (waiting === null) return null;

  const run = async (act: 'again' | 'withdraw') => {
    if (pending !== null) return;
    setPending(act);
    const at = { params: { id: user.id } };
    try {
      if (act === 'withdraw') sayDone(await call(withdrawEmail, at));
      else {
        const reply = await call(resendEmail, at);
        sayDone(reply);
        if (reply.data.link !== null) onLink(reply.data.link);
      }
    } catch (error) {
      sayProblem(asProblem(error));
    }
    // Also after a refusal, since it may have been confirmed meanwhile.
    await refresh(USERS);
    setPending(null);
  };

  const { is_mailed } = waiting;
  return (
    <InlineAlert
      title={t('email.waits', { email: waiting.email })}
      actions={
        user.can.update && (
          <Inline>
            <Button size="S" isPending={pending === 'again'} onPress={() => void run('again')}>
              {t(is_mailed ? 'email.again' : 'email.again.handed')}
            </Button>
            <Button size="S" isPending={pending === 'withdraw'} onPress={() => void run('withdraw')}>
              {t('email.withdraw')}
            </Button>
          </Inline>
        )
      }
    >
      {t(is_mailed ? 'email.waits.mailed' : 'email.waits.handed', {
        until: formatInstant(waiting.expires_at, me.user_timezone),
        email: user.email,
      })}
    </InlineAlert>
  );
}
