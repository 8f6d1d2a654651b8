import { useEffect } from 'react';
import type { BulkResult } from '@ruta/contracts/invitations/invitation.schema';
import { invitationsPages } from '@ruta/contracts/invitations/invitations.pages';
import { Button, IconButton, Inline, InlineAlert, LinkButton, ProgressBar, Stack, Text } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { DocumentButton } from '../../../shared/documents/DocumentButton';
import { EmailAddress } from '../../../shared/EmailAddress';
import { PageSection } from '../../../shared/PageSection';
import { useCopy } from '../../../shared/use-copy';
import { bulkProgress, bulkResultHref } from '../invitations.calls';
import { invitationTexts } from '../invitations.texts';
import { LinkRows } from '../invitations.styles';

const LOOK_MS = 2_000;

/** The result of a bulk sending: numbers, progress of its mails and the result file (ADM-03). */
export function BulkDone({ result, onAgain }: { result: BulkResult; onAgain: () => void }) {
  const t = useTexts(invitationTexts);
  const skipped = result.skipped.length;
  return (
    <Stack gap={5}>
      <InlineAlert
        tone={result.created > 0 ? 'success' : 'info'}
        isLive
        title={t('bulk.done', { count: result.created })}
      >
        {skipped > 0 ? t('bulk.done.skipped', { count: skipped }) : undefined}
      </InlineAlert>
      {/* Without a mail server there is no progress; the links are shown instead. */}
      {result.links.length > 0 ? (
        <Links links={result.links} />
      ) : (
        result.created > 0 && <MailProgress result={result} />
      )}
      <Inline gap={3}>
        <DocumentButton variant="primary" href={bulkResultHref(result.id)}>
          {t('bulk.result')}
        </DocumentButton>
        <Button icon="plus" onPress={onAgain}>
          {t('bulk.again')}
        </Button>
        <LinkButton variant="quiet" href={invitationsPages.adminInvitations.href()}>
          {t('bulk.to-list')}
        </LinkButton>
      </Inline>
    </Stack>
  );
}

/** Polls every two seconds until the last mail is sent. */
function MailProgress({ result }: { result: BulkResult }) {
  const t = useTexts(invitationTexts);
  const { data, retry } = useEndpoint(bulkProgress, { params: { id: result.id } });
  const total = data?.data.invitations ?? result.created;
  const sent = data?.data.sent ?? 0;
  const isDone = sent >= total;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setInterval(retry, LOOK_MS);
    return () => clearInterval(timer);
  }, [isDone, retry]);
  return (
    <Stack gap={2}>
      <ProgressBar
        label={t('bulk.progress')}
        value={sent}
        maxValue={Math.max(1, total)}
        valueLabel={t('bulk.progress.value', { sent, total })}
        tone={isDone ? 'success' : 'accent'}
      />
      {!isDone && <Text tone="muted">{t('bulk.progress.waiting')}</Text>}
    </Stack>
  );
}

/** Links to hand over where no mail server is set up. They are not shown again. */
function Links({ links }: { links: BulkResult['links'] }) {
  const t = useTexts(invitationTexts);
  const copy = useCopy();
  const all = links.map(({ email, link }) => `${email}\t${link}`).join('\n');
  return (
    <PageSection
      title={t('bulk.links')}
      aside={
        <Button size="S" icon="copy" onPress={() => void copy(all)}>
          {t('bulk.links.all')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text>{t('bulk.links.body')}</Text>
        <LinkRows>
          {links.map(({ email, link }) => (
            <li key={email}>
              <EmailAddress address={email} />
              <IconButton
                icon="copy"
                size="S"
                label={t('bulk.links.copy', { email })}
                onPress={() => void copy(link)}
              />
            </li>
          ))}
        </LinkRows>
      </Stack>
    </PageSection>
  );
}
