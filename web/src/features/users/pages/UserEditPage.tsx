import { useState } from 'react';
import { useParams } from 'react-router';
import { auditPages } from '@ruta/contracts/audit/audit.pages';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { usersPages } from '@ruta/contracts/users/users.pages';
import {
  Avatar,
  Button,
  DescriptionList,
  IconButton,
  Inline,
  InlineAlert,
  LinkButton,
  Menu,
  PageHeader,
  Skeleton,
  Stack,
} from '@ruta/design-system';
import { useRefresh, useScreen } from '../../../lib/api';
import { formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { OnceLink } from '../../../shared/OnceLink';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { DeedQuestion } from '../parts/DeedQuestion';
import { PendingEmailAlert } from '../parts/PendingEmailAlert';
import { UserChips } from '../parts/UserChips';
import { UserForm } from '../parts/UserForm';
import { useUserDeeds } from '../use-user-deeds';
import type { UserDeeds } from '../use-user-deeds';
import { USERS, userScreen } from '../users.calls';
import { FormColumn } from '../../../shared/FormColumn';
import { userTexts } from '../users.texts';

/** One account: data, roles and actions (ADM-05). */
export function UserEditPage() {
  const t = useTexts(userTexts);
  const { id = '' } = useParams();
  const result = useScreen(userScreen, { params: { id } });
  const refresh = useRefresh();
  const deeds = useUserDeeds();
  const [opened, setOpened] = useState(0);
  usePageTitle(result.data && !result.isPrevious ? result.data.user.fullname : t('edit.title'));
  const { data, isPrevious } = result;
  const [link, setLink] = useState<string | null>(null);
  const startAnew = async (made: string | null = null) => {
    setLink(made);
    await refresh(USERS);
    setOpened((times) => times + 1);
  };
  return (
    <FormColumn>
      <ScreenState
        isWholePage
        result={{ ...result, data: isPrevious ? undefined : data }}
        skeleton={
          <Stack gap={6}>
            <Skeleton shape="block" height={36} width={55} />
            <Skeleton lines={4} />
            <Skeleton shape="block" height={420} />
          </Stack>
        }
      >
        {(page) => (
          <>
            <PageHeader
              title={page.user.fullname}
              backTo={{ href: usersPages.adminUsers.href(), label: t('back') }}
              meta={
                <Inline>
                  <Avatar name={page.user.fullname} photo={page.user.photo} size="L" />
                  <UserChips user={page.user} />
                </Inline>
              }
              actions={<UserActions user={page.user} deeds={deeds} />}
            />
            <WhyFixed user={page.user} />
            <Facts user={page.user} />
            <PendingEmailAlert user={page.user} onLink={setLink} />
            <UserForm
              key={`${page.user.id}:${opened}`}
              page={page}
              onSaved={startAnew}
              onReload={() => void startAnew()}
            />
            <DeedQuestion deeds={deeds} />
            {link !== null && (
              <OnceLink
                link={link}
                title={t('email.link.title', { name: page.user.fullname })}
                onClose={() => setLink(null)}
              />
            )}
          </>
        )}
      </ScreenState>
    </FormColumn>
  );
}

function UserActions({ user, deeds }: { user: UserDetail; deeds: UserDeeds }) {
  const t = useTexts(userTexts);
  const { can } = user;
  const more = [
    ...(can.ban && user.is_banned
      ? [{ id: 'unban', label: t('unban'), icon: 'undo' as const, onAction: () => deeds.begin('unban', user) }]
      : []),
    ...(can.ban && !user.is_banned
      ? [{ id: 'ban', label: t('ban'), icon: 'lock' as const, onAction: () => deeds.begin('ban', user) }]
      : []),
    ...(can.delete
      ? [
          {
            id: 'delete',
            label: t('delete'),
            icon: 'trash' as const,
            tone: 'danger' as const,
            onAction: () => deeds.begin('delete', user),
          },
        ]
      : []),
  ];
  return (
    <>
      {can.verify && (
        <Button icon="check" onPress={() => deeds.begin('verify', user)}>
          {t('verify')}
        </Button>
      )}
      {can.restore && (
        <Button icon="undo" onPress={() => deeds.begin('restore', user)}>
          {t('restore')}
        </Button>
      )}
      {can.resetPassword && user.registration_method === 'local' && (
        <LinkButton icon="mail" href={usersPages.userReset.href({ id: user.id })}>
          {t('reset')}
        </LinkButton>
      )}
      {can.resetTwoFactor && (
        <Button icon="lock" onPress={() => deeds.begin('reset-two-factor', user)}>
          {t('reset-two-factor')}
        </Button>
      )}
      {more.length > 0 && (
        <Menu
          placement="bottom end"
          trigger={<IconButton icon="more" isTooltipHidden label={t('actions', { name: user.fullname })} />}
          items={more}
        />
      )}
    </>
  );
}

/** Explains why this account cannot be changed, to those who may change accounts. */
function WhyFixed({ user }: { user: UserDetail }) {
  const t = useTexts(userTexts);
  const { me, can } = useSession();
  if (user.can.update || !can('user:update')) return null;
  const why =
    user.deleted_at !== null ? t('locked.deleted') : user.id === me.user.id ? t('locked.own') : t('locked.above');
  return <InlineAlert title={t('locked.title')}>{why}</InlineAlert>;
}

function Facts({ user }: { user: UserDetail }) {
  const t = useTexts(userTexts);
  const { me, can } = useSession();
  const at = (instant: string) => formatInstant(instant, me.user_timezone);
  const { created_at, verified_at, last_login_at, registration_method, two_factor } = user;
  return (
    <>
      <DescriptionList
        columns={2}
        items={[
          { id: 'created', term: t('fact.created'), detail: at(created_at) },
          { id: 'verified', term: t('fact.verified'), detail: verified_at ? at(verified_at) : t('not-verified') },
          { id: 'login', term: t('fact.login'), detail: last_login_at ? at(last_login_at) : t('login.never') },
          { id: 'two-factor', term: t('fact.two-factor'), detail: t(two_factor ? 'two-factor.on' : 'two-factor.off') },
          { id: 'method', term: t('fact.method'), detail: t(`method.${registration_method}`) },
        ]}
      />
      {can('audit:read') && (
        <Inline>
          <LinkButton
            icon="history"
            href={auditPages.adminAudit.href(undefined, { subject: 'user', subject_id: user.id })}
          >
            {t('history')}
          </LinkButton>
        </Inline>
      )}
    </>
  );
}
