import { useState } from 'react';
import { Navigate } from 'react-router';
import { homePages } from '@ruta/contracts/home.pages';
import type { InvitationFacts } from '@ruta/contracts/invitations/invitation.schema';
import { InlineAlert, LoadingRegion, Skeleton, Stack, Text } from '@ruta/design-system';
import { forgetCsrfToken, useEndpoint } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSessionStatus } from '../../../lib/session';
import { DataFrame } from '../../../shared/DataFrame';
import { sharedTexts } from '../../../shared/shared.texts';
import { OutsideFrame } from '../../../shared/outside/OutsideFrame';
import { LinkFailed, LinkOver } from '../parts/LinkOver';
import { RegisterForm } from '../parts/RegisterForm';
import { useLinkToken } from '../../../shared/outside/use-link-token';
import { readInvitation } from '../link.calls';
import { linkTexts } from '../link.texts';

/** Registers the holder of an invitation's link (ACC-02) and goes on to their home. */
export function RegisterPage() {
  const token = useLinkToken();
  if (token === null) return <LinkOver kind="invitation" />;
  return (
    <DataFrame config={{ revalidateOnFocus: false }}>
      <Register key={token} token={token} />
    </DataFrame>
  );
}

function Register({ token }: { token: string }) {
  const t = useTexts(linkTexts);
  const shared = useTexts(sharedTexts);
  const { status, reload } = useSessionStatus();
  const [isDone, setDone] = useState(false);
  const [isOver, setOver] = useState(false);
  const { data, problem, isValidating, retry } = useEndpoint(readInvitation, { params: { token } });

  if (isDone && status.state === 'signedIn') return <Navigate to={homePages.root.href()} replace />;
  if (isDone && status.state === 'failed')
    return <LinkFailed message={status.problem.message} onRetry={reload} isRetrying={false} />;
  // After use the link is over for this page, too, except while it goes on to the home.
  if (isOver || (!isDone && problem?.status === 410)) return <LinkOver kind="invitation" />;
  if (problem && data === undefined)
    return <LinkFailed message={problem.message} onRetry={retry} isRetrying={isValidating} />;
  const registered = () => {
    setDone(true);
    forgetCsrfToken(); // a new session needs a new token
    reload();
  };
  return (
    <OutsideFrame title={t('register.title')} isWide>
      <LoadingRegion
        isLoading={data === undefined}
        label={shared('loading')}
        skeleton={<Skeleton shape="block" height={480} />}
      >
        {data && (
          <Stack gap={5}>
            <Offer facts={data.data} />
            {!isDone && status.state === 'signedIn' && (
              <InlineAlert tone="info" title={t('register.signed-in', { name: status.me.user.fullname })}>
                {t('register.signed-in.body')}
              </InlineAlert>
            )}
            <RegisterForm
              token={token}
              person={{ name: data.data.name ?? '', surname: data.data.surname ?? '' }}
              isDone={isDone}
              onRegistered={registered}
              onOver={() => setOver(true)}
            />
          </Stack>
        )}
      </LoadingRegion>
    </OutsideFrame>
  );
}

/** What the invitation is for, and where it was sent. */
function Offer({ facts: { role, school, email } }: { facts: InvitationFacts }) {
  const t = useTexts(linkTexts);
  const locale = useLocale();
  const name = locale === 'es' ? role.name : role.name_en;
  return (
    <div>
      <Text element="p">
        {school ? t('register.role', { role: name, school: school.name }) : t('register.role.alone', { role: name })}
      </Text>
      <Text element="p" tone="muted">
        {t('register.email', { email })}
      </Text>
    </div>
  );
}
