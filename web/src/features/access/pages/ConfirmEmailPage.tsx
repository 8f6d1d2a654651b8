import { useState } from 'react';
import type { EmailChangeFacts } from '@ruta/contracts/users/user.schema';
import { accessPages } from '@ruta/contracts/access/access.pages';
import {
  Button,
  DescriptionList,
  InlineAlert,
  LinkButton,
  LoadingRegion,
  Skeleton,
  Stack,
  Text,
} from '@ruta/design-system';
import { call, forgetCsrfToken, useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSessionStatus } from '../../../lib/session';
import { DataFrame } from '../../../shared/DataFrame';
import { sharedTexts } from '../../../shared/shared.texts';
import { useSubmission } from '../../../shared/use-submission';
import { OutsideFrame } from '../../../shared/outside/OutsideFrame';
import { LinkFailed, LinkOver } from '../parts/LinkOver';
import { useLinkToken } from '../../../shared/outside/use-link-token';
import { postEmailConfirm, readEmailChange } from '../link.calls';
import { linkTexts } from '../link.texts';

/** Confirms the new address of an account with the link that was sent there (ADM-05): says what changes first. */
export function ConfirmEmailPage() {
  const token = useLinkToken();
  if (token === null) return <LinkOver kind="email" />;
  return (
    <DataFrame config={{ revalidateOnFocus: false }}>
      <Confirmation key={token} token={token} />
    </DataFrame>
  );
}

function Confirmation({ token }: { token: string }) {
  const t = useTexts(linkTexts);
  const shared = useTexts(sharedTexts);
  const { reload } = useSessionStatus();
  const [done, setDone] = useState<EmailChangeFacts | null>(null);
  const { data, problem, isValidating, retry } = useEndpoint(readEmailChange, { params: { token } });
  const { isPending, problem: refused, general, alert, submit } = useSubmission();

  if (done) return <Done facts={done} />;
  if (refused?.code === 'access.link-over' || problem?.status === 410) return <LinkOver kind="email" />;
  if (problem && data === undefined)
    return <LinkFailed message={problem.message} onRetry={retry} isRetrying={isValidating} />;
  const confirm = (facts: EmailChangeFacts) =>
    submit(async () => {
      await call(postEmailConfirm, { body: { token } });
      setDone(facts);
      forgetCsrfToken(); // it may belong to a session that has just ended
      reload();
    });
  return (
    <OutsideFrame title={t('email.title')}>
      <LoadingRegion
        isLoading={data === undefined}
        label={shared('loading')}
        skeleton={<Skeleton shape="block" height={280} />}
      >
        {data && (
          <Stack gap={5}>
            <Changes facts={data.data} />
            <Text>{t('email.body')}</Text>
            {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
            <Button
              variant="primary"
              size="L"
              isFullWidth
              isPending={isPending}
              pendingLabel={t('email.pending')}
              onPress={() => confirm(data.data)}
            >
              {t('email.submit')}
            </Button>
            <Text tone="muted">{t('email.not-mine')}</Text>
          </Stack>
        )}
      </LoadingRegion>
    </OutsideFrame>
  );
}

/** Whose account it is, and its address before and after. */
function Changes({ facts: { fullname, school, from, to } }: { facts: EmailChangeFacts }) {
  const t = useTexts(linkTexts);
  return (
    <DescriptionList
      items={[
        { id: 'account', term: t('email.account'), detail: fullname },
        ...(school === null ? [] : [{ id: 'school', term: t('email.organisation'), detail: school }]),
        { id: 'from', term: t('email.from'), detail: from },
        { id: 'to', term: t('email.to'), detail: to },
      ]}
    />
  );
}

function Done({ facts: { to } }: { facts: EmailChangeFacts }) {
  const t = useTexts(linkTexts);
  return (
    <OutsideFrame title={t('email.done')}>
      <Text>{t('email.done.body', { email: to })}</Text>
      <LinkButton variant="primary" size="L" isFullWidth href={accessPages.signIn.href()}>
        {t('to-sign-in')}
      </LinkButton>
    </OutsideFrame>
  );
}
