import { useEffect } from 'react';
import type { ReceivedDetail } from '@ruta/contracts/sharing/sharing.screens';
import type { ReceivedAgenda } from '@ruta/contracts/sharing/sharing.schema';
import { PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { call, useRefresh, type ReadResult } from '../../../lib/api';
import { formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { useTypeNames } from '../activity-types';
import { receivedPlaces, type ReceivedArea } from '../received-places';
import { markSeen } from '../sharing.calls';
import { sharedAgendaTexts } from '../shared.texts';
import { useRangeWords } from '../use-range-words';
import { SharedActivities } from './SharedActivities';

export interface ReceivedProps {
  area: ReceivedArea;
  result: ReadResult<ReceivedDetail>;
}

/** An agenda that was shared with the reader; opening it tells who shared it (SHA-02). */
export function Received({ area, result }: ReceivedProps) {
  const t = useTexts(sharedAgendaTexts);
  usePageTitle(t('received.title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('detail.loading')}
    >
      {({ received }) => <Shown received={received} area={area} />}
    </ScreenState>
  );
}

function Shown({ received, area }: { received: ReceivedAgenda; area: ReceivedArea }) {
  const t = useTexts(sharedAgendaTexts);
  const { me } = useSession();
  const refresh = useRefresh();
  const words = useRangeWords();
  const namesOf = useTypeNames();
  const { id, school, author, created_at, message, activities = [] } = received;
  const isNew = received.seen_at === null;
  useEffect(() => {
    if (!isNew) return;
    // It stays new where this does not reach the server, and is noted the next time.
    void call(markSeen, { params: { id } }).then(
      () => refresh([`/bff/${area}/shared-agendas`]),
      () => undefined,
    );
  }, [isNew, id, area, refresh]);
  return (
    <Stack gap={5}>
      <PageHeader
        title={words(received)}
        backTo={{ href: receivedPlaces(area).list, label: t('back.received') }}
        meta={
          <Stack gap={1}>
            <Text tone="muted">{school.name}</Text>
            {received.types.length > 0 && <Text tone="muted">{namesOf(received.types)}</Text>}
            <Text tone="muted">
              {[
                author ? t('shared.by', { name: author.fullname }) : t('shared'),
                formatInstant(created_at, me.user_timezone),
              ].join(' · ')}
            </Text>
          </Stack>
        }
      />
      {message !== null && <Text isPreformatted>{t('message', { message })}</Text>}
      <SharedActivities activities={activities} />
      <Text variant="caption" tone="muted">
        {`${t('received.hours')} ${t('received.now')}`}
      </Text>
    </Stack>
  );
}
