import type { User } from '@ruta/contracts/users/user.schema';
import { StatusChip } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { Chips } from '../users.styles';
import { userTexts } from '../users.texts';

/** Chips for what keeps a person from signing in; none for an active account. */
export function UserChips({ user }: { user: User }) {
  const t = useTexts(userTexts);
  if (user.deleted_at !== null) return <StatusChip status="cancelled">{t('state.deleted')}</StatusChip>;
  return (
    <Chips>
      {user.is_banned && <StatusChip status="outdated">{t('state.banned')}</StatusChip>}
      {!user.active && <StatusChip status="inactive">{t('state.inactive')}</StatusChip>}
      {user.verified_at === null && <StatusChip status="draft">{t('state.unverified')}</StatusChip>}
      {user.active && !user.is_banned && user.verified_at !== null && (
        <StatusChip status="active">{t('state.active')}</StatusChip>
      )}
    </Chips>
  );
}
