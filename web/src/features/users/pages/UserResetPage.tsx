import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usersPages } from '@ruta/contracts/users/users.pages';
import { DescriptionList, InlineAlert, PageHeader, Skeleton, Stack } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { OnceLink } from '../../../shared/OnceLink';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { ResetForm } from '../parts/ResetForm';
import { userScreen } from '../users.calls';
import { FormColumn } from '../../../shared/FormColumn';
import { userTexts } from '../users.texts';

/**
 * Sends a person a single-use link for a new password (ACC-03): whom it concerns, what happens, and the password of who
 * asks. Without a mail server the link is shown once (T09).
 */
export function UserResetPage() {
  const t = useTexts(userTexts);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const result = useScreen(userScreen, { params: { id } });
  const [link, setLink] = useState<string | null>(null);
  const { data, isPrevious } = result;
  const back = usersPages.adminUser.href({ id });
  usePageTitle(t('reset'));
  return (
    <FormColumn>
      <ScreenState
        isWholePage
        result={{ ...result, data: isPrevious ? undefined : data }}
        skeleton={
          <Stack gap={6}>
            <Skeleton shape="block" height={36} width={55} />
            <Skeleton lines={6} />
          </Stack>
        }
      >
        {({ user }) => (
          <>
            <PageHeader title={t('reset')} backTo={{ href: back, label: user.fullname }} />
            <DescriptionList
              columns={2}
              items={[
                { id: 'person', term: t('column.person'), detail: user.fullname },
                { id: 'email', term: t('field.email'), detail: user.email },
              ]}
            />
            {user.can.resetPassword && user.registration_method === 'local' ? (
              <ResetForm
                user={user}
                backTo={back}
                onDone={(made) => (made === null ? void navigate(back) : setLink(made))}
              />
            ) : (
              <InlineAlert title={t('reset.not')}>
                {t(user.registration_method === 'local' ? 'reset.not.above' : 'reset.not.elsewhere')}
              </InlineAlert>
            )}
            {link !== null && (
              <OnceLink
                link={link}
                title={t('reset.link.title', { name: user.fullname })}
                onClose={() => void navigate(back)}
              />
            )}
          </>
        )}
      </ScreenState>
    </FormColumn>
  );
}
