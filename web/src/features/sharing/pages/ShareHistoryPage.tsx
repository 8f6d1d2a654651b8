import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import type { SharedAgenda } from '@ruta/contracts/sharing/sharing.schema';
import { EmptyState, LinkButton, PageHeader, Skeleton, Stack, StatusChip, Text } from '@ruta/design-system';
import { useParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { ListPages } from '../../../shared/list/ListPages';
import { useTypeNames } from '../activity-types';
import { useListPage } from '../use-list-page';
import { Moment } from '../../../shared/Moment';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { SharedList } from '../parts/SharedList';
import { historyScreen } from '../sharing.calls';
import { sharedAgendaTexts } from '../shared.texts';
import { useRangeWords } from '../use-range-words';

/** What was shared of a school's agenda, newest first, ten a page (SHA-02). */
export function ShareHistoryPage() {
  const t = useTexts(sharedAgendaTexts);
  const { school_id = '' } = useParams();
  const { can, me } = useSession();
  const today = useServerToday(me.user_timezone);
  const words = useRangeWords();
  const namesOf = useTypeNames();
  const [page, showPage] = useListPage();
  const result = useScreen(historyScreen, { params: { school_id }, query: { page } });
  usePageTitle(t('history.title'));
  const share = can('agenda-share:create') && me.cycle !== null && (
    <LinkButton variant="primary" icon="send" href={sharingPages.coachShareAgenda.href({ school_id })}>
      {t('share')}
    </LinkButton>
  );
  const factsOf = ({ counts, types }: SharedAgenda) => [
    t('activities', { count: counts.activities }),
    t('people', { count: counts.professors }),
    t('sent', { sent: counts.sent, total: counts.professors }),
    t('seen', { seen: counts.seen, total: counts.professors }),
    ...(types.length > 0 ? [namesOf(types)] : []),
  ];
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('history.title')}
        backTo={{ href: agendaPages.coachAgenda.href({ school_id }), label: t('back') }}
        meta={<Text tone="muted">{result.data?.school.name ?? '\u00a0'}</Text>}
        actions={share}
      />
      <ScreenState
        result={result}
        skeleton={<Skeleton shape="block" height={320} />}
        loadingLabel={t('history.loading')}
      >
        {({ shared }) =>
          shared.total === 0 ? (
            <EmptyState
              icon="mail"
              title={t('history.empty.title')}
              body={t('history.empty.body')}
              action={share || undefined}
            />
          ) : (
            <>
              <SharedList
                lines={shared.data.map((one) => ({
                  ...{ id: one.id, title: words(one), facts: factsOf(one) },
                  href: sharingPages.coachShareDetail.href({ school_id, id: one.id }),
                  chip: one.counts.failed > 0 && (
                    <StatusChip status="outdated">{t('failed', { count: one.counts.failed })}</StatusChip>
                  ),
                  note: (
                    <>
                      {one.author ? t('shared.by', { name: one.author.fullname }) : t('shared')}
                      {', '}
                      <Moment instant={one.created_at} today={today} sentence={(when) => when} />
                    </>
                  ),
                }))}
              />
              <ListPages list={shared} label={t('history.pages')} onPage={showPage} isWaiting={result.isPrevious} />
            </>
          )
        }
      </ScreenState>
    </Stack>
  );
}
