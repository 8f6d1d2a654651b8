import { useState } from 'react';
import type { CalendarFeed as Feed } from '@ruta/contracts/sharing/calendar-feed.api';
import { Button, Card, ConfirmDialog, Inline, LiveText, Stack, StatusChip, Text } from '@ruta/design-system';
import { asProblem, call, useEndpoint } from '../../../lib/api';
import { formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { PageSection } from '../../../shared/PageSection';
import { Failed } from '../../../shared/ScreenState';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { useSending } from '../../../shared/use-sending';
import { feedTexts } from '../feed.texts';
import { createFeed, readFeed, revokeFeed } from '../sharing.calls';
import { FeedAddress } from './FeedAddress';

type Asking = 'renew' | 'revoke' | null;

/** The private calendar address of the person, as a section of the profile (decision 0060). Nothing for roles without one. */
export function CalendarFeed() {
  const t = useTexts(feedTexts);
  const shared = useTexts(sharedTexts);
  const { data, problem, isValidating, retry, mutate } = useEndpoint(readFeed, {});
  const [asking, setAsking] = useState<Asking>(null);
  const [failure, setFailure] = useState<string>();
  const [url, setUrl] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  const create = async () => {
    const made = await call(createFeed, {});
    setUrl(made.data.url);
    sayDone(made);
    await mutate();
  };
  const first = async () => {
    setPending(true);
    await create().catch((error: unknown) => sayProblem(asProblem(error)));
    setPending(false);
  };
  const confirmed = async () => {
    try {
      if (asking === 'renew') await create();
      else {
        sayDone(await call(revokeFeed, {}));
        await mutate();
      }
    } catch (error) {
      setFailure(asProblem(error).message);
      throw error;
    }
  };
  const ask = (what: Asking) => {
    setFailure(undefined);
    setAsking(what);
  };

  if (data === undefined && problem === undefined) return null;
  if (data?.data.offered === false) return null;
  return (
    <PageSection title={t('title')}>
      <Card>
        {problem && data === undefined ? (
          <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />
        ) : (
          <Standing feed={data?.data.feed ?? null} isPending={isPending} onCreate={() => void first()} onAsk={ask} />
        )}
      </Card>
      <ConfirmDialog
        isOpen={asking !== null}
        onOpenChange={(isOpen) => !isOpen && ask(null)}
        title={t(asking === 'revoke' ? 'revoke.ask' : 'renew.ask')}
        body={t(asking === 'revoke' ? 'revoke.body' : 'renew.body')}
        confirmLabel={t(asking === 'revoke' ? 'revoke' : 'renew')}
        cancelLabel={shared('cancel')}
        tone="danger"
        errorMessage={failure}
        onConfirm={confirmed}
      />
      {url !== null && <FeedAddress url={url} onClose={() => setUrl(null)} />}
    </PageSection>
  );
}

interface StandingProps {
  feed: Feed | null;
  isPending: boolean;
  onCreate: () => void;
  onAsk: (what: Asking) => void;
}

function Standing({ feed, isPending, onCreate, onAsk }: StandingProps) {
  const t = useTexts(feedTexts);
  const sending = useSending();
  const { me } = useSession();
  const when = (instant: string) => formatInstant(instant, me.user_timezone);
  return (
    <Stack gap={4}>
      <Stack gap={2} align="start">
        <StatusChip status={feed === null ? 'inactive' : 'active'}>{t(feed === null ? 'none' : 'live')}</StatusChip>
        <Text tone="muted">{t('about')}</Text>
        <Text tone="muted">{t('about.lag')}</Text>
        {feed !== null && (
          <Text>
            {t('since', { when: when(feed.created_at) })}{' '}
            <LiveText isWords>
              {feed.used_at === null ? t('used.never') : t('used', { when: when(feed.used_at) })}
            </LiveText>
          </Text>
        )}
      </Stack>
      <Inline gap={2}>
        {feed === null ? (
          <Button icon="calendar" isPending={isPending} pendingLabel={t('create')} onPress={onCreate} {...sending()}>
            {t('create')}
          </Button>
        ) : (
          <>
            <Button onPress={() => onAsk('renew')} {...sending()}>
              {t('renew')}
            </Button>
            <Button variant="quiet" onPress={() => onAsk('revoke')} {...sending()}>
              {t('revoke')}
            </Button>
          </>
        )}
      </Inline>
    </Stack>
  );
}
