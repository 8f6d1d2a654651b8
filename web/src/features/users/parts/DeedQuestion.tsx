import { ConfirmDialog } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { userTexts } from '../users.texts';
import type { UserDeeds } from '../use-user-deeds';

/** Asks before an account is suspended, reinstated, deleted or loses two-step verification; tells the consequences. */
export function DeedQuestion({ deeds: { asked, confirm, close } }: { deeds: UserDeeds }) {
  const t = useTexts(userTexts);
  const shared = useTexts(sharedTexts);
  if (asked === null) return null;
  const { deed, user } = asked;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t(`${deed}.ask`, { name: user.fullname })}
      body={t(`${deed}.body`)}
      confirmLabel={t(deed)}
      cancelLabel={shared('cancel')}
      tone={deed === 'unban' ? 'default' : 'danger'}
      onConfirm={confirm}
    />
  );
}
