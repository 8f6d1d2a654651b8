import type { ReceivedList as Reply } from '@ruta/contracts/sharing/sharing.screens';
import { EmptyState, PageHeader, Skeleton, Stack, StatusChip } from '@ruta/design-system';
import type { ReadResult } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { ListPages } from '../../../shared/list/ListPages';
import { Moment } from '../../../shared/Moment';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { useTypeNames } from '../activity-types';
import { receivedPlaces, type ReceivedArea } from '../received-places';
import { sharedAgendaTexts } from '../shared.texts';
import { useRangeWords } from '../use-range-words';
import { SharedList } from './SharedList';

export interface ReceivedListProps {
  area: ReceivedArea;
  result: ReadResult<Reply>;
  onPage: (page: number) => void;
}

/** The agendas that were shared with the reader, newest first; what they have not opened is marked (SHA-02). */
export function ReceivedList({ area, result, onPage }: ReceivedListProps) {
  const t = useTexts(sharedAgendaTexts);
  const { me } = useSession();
  const today = useServerToday(me.user_timezone);
  const words = useRangeWords();
  const namesOf = useTypeNames();
  const places = receivedPlaces(area);
  usePageTitle(t('received.title'));
  return (
    <Stack gap={5}>
      <PageHeader title={t('received.title')} />
      <ScreenState
        result={result}
        skeleton={<Skeleton shape="block" height={320} />}
        loadingLabel={t('received.loading')}
      >
        {({ received }) =>
          received.total === 0 ? (
            <EmptyState icon="mail" title={t('received.empty.title')} body={t('received.empty.body')} />
          ) : (
            <>
              <SharedList
                lines={received.data.map((one) => ({
                  ...{ id: one.id, title: words(one), href: places.one({ id: one.id }) },
                  facts: [
                    one.school.name,
                    t('activities', { count: one.total }),
                    ...(one.types.length > 0 ? [namesOf(one.types)] : []),
                  ],
                  chip: one.seen_at === null && <StatusChip status="new">{t('received.new')}</StatusChip>,
                  note: (
                    <>
                      {one.author ? t('shared.by', { name: one.author.fullname }) : t('shared')}
                      {', '}
                      <Moment instant={one.created_at} today={today} sentence={(when) => when} />
                    </>
                  ),
                }))}
              />
              <ListPages list={received} label={t('received.pages')} onPage={onPage} isWaiting={result.isPrevious} />
            </>
          )
        }
      </ScreenState>
    </Stack>
  );
}
