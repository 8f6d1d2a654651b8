import { EXPORT_MAX, USERS_AT_ONCE } from '@ruta/contracts/users/limits';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { Button, LiveText } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { DocumentButton } from '../../../shared/documents/DocumentButton';
import type { ChosenUsers } from '../use-chosen-users';
import type { DeedAtOnce } from '../use-deeds-at-once';
import { filterOf } from '../use-users-view';
import type { UsersView } from '../use-users-view';
import { usersFileHref } from '../users.calls';
import { ChosenAct, ChosenActs, ChosenCount } from '../users.styles';
import { userTexts } from '../users.texts';

export interface ChosenBarProps {
  view: UsersView;
  /** Number of accounts of the view, once known. */
  total: number | undefined;
  /** The accounts on the page. */
  page: readonly UserDetail[];
  chosen: ChosenUsers;
  onDeed: (deed: DeedAtOnce) => void;
}

/** How many people are chosen, and what can be done with all of them; with nobody chosen, the file of the whole view. */
export function ChosenBar({ view, total = 0, page, chosen, onDeed }: ChosenBarProps) {
  const t = useTexts(userTexts);
  const { can } = useSession();
  const { people } = chosen;
  const here = page.filter(({ id }) => chosen.has(id)).length;
  const away = people.length - here;
  const count = [
    people.length === 0 ? t('chosen.none') : t('chosen.count', { count: people.length }),
    ...(away > 0 ? [t('chosen.away', { count: away })] : []),
    ...(chosen.isFull ? [t('chosen.full', { max: USERS_AT_ONCE })] : []),
  ];
  const deed = (id: DeedAtOnce, look: Pick<Parameters<typeof Button>[0], 'icon' | 'variant'>) => (
    <Button size="S" {...look} onPress={() => onDeed(id)}>
      {t(id)}
    </Button>
  );
  return (
    <ChosenActs role="group" aria-label={t('chosen')}>
      <ChosenCount role="status">
        <LiveText isWords>{count.join(' · ')}</LiveText>
      </ChosenCount>
      {people.length === 0 ? (
        <ChosenAct data-empty={total === 0 || total > EXPORT_MAX || undefined}>
          <DocumentButton size="S" href={usersFileHref({ filter: filterOf(view) })}>
            {t('export.all', { count: total })}
          </DocumentButton>
        </ChosenAct>
      ) : (
        <>
          {can('user:verify') && deed('verify', { icon: 'check' })}
          {can('user:ban') && deed('ban', { icon: 'lock' })}
          {can('user:ban') && people.some((user) => user.is_banned) && deed('unban', { icon: 'undo' })}
          <DocumentButton size="S" href={usersFileHref({ ids: people.map(({ id }) => id) })}>
            {t('export')}
          </DocumentButton>
          {can('user:delete') && deed('delete', { icon: 'trash', variant: 'danger' })}
          <Button size="S" variant="quiet" onPress={chosen.clear}>
            {t('chosen.clear')}
          </Button>
        </>
      )}
    </ChosenActs>
  );
}
