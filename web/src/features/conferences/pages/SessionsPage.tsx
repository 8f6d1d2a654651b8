import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';
import type { OwnSessions } from '@ruta/contracts/conferences/conferences.screens';
import { EmptyState, LinkButton, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { cityOf } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { ListPages } from '../../../shared/list/ListPages';
import { useAddressView, type ListActions } from '../../../shared/list/use-address-view';
import { PageSection } from '../../../shared/PageSection';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { ownSessionsScreen } from '../conferences.calls';
import { conferenceTexts } from '../conferences.texts';
import { SessionCard } from '../parts/SessionCard';

const ADDRESS = { read: () => ({}), write: () => ({}), nothing: {} };

/** The sessions that the caller booked: what is to come, and what was (VC-02). */
export function SessionsPage() {
  const t = useTexts(conferenceTexts);
  const locale = useLocale();
  const { user_timezone: zone } = useSession().me;
  const [view, actions] = useAddressView(ADDRESS);
  const result = useScreen(ownSessionsScreen, { query: view.page === 1 ? {} : { page: String(view.page) } });
  usePageTitle(t('title'));
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        meta={<Text tone="muted">{t('zone', { zone: cityOf(zone, locale) })}</Text>}
        primaryAction={
          <LinkButton variant="primary" icon="plus" href={conferencesPages.bookSession.href()}>
            {t('book')}
          </LinkButton>
        }
      />
      <ScreenState result={result} skeleton={<Skeleton shape="block" height={420} />}>
        {(sessions) => <Sessions {...sessions} actions={actions} isWaiting={result.isPrevious} />}
      </ScreenState>
    </Stack>
  );
}

interface SessionsProps extends OwnSessions {
  actions: ListActions<object>;
  isWaiting: boolean;
}

function Sessions({ upcoming, past, reasons, actions, isWaiting }: SessionsProps) {
  const t = useTexts(conferenceTexts);
  return (
    <Stack gap={6}>
      <PageSection title={t('upcoming')}>
        {upcoming.length === 0 ? (
          <EmptyState icon="users" title={t('upcoming.none')} body={t('upcoming.none.body')} />
        ) : (
          upcoming.map((session) => <SessionCard key={session.id} session={session} view="list" reasons={reasons} />)
        )}
      </PageSection>
      <PageSection title={t('past')}>
        {past.data.length === 0 ? (
          <Text tone="muted">{t('past.none')}</Text>
        ) : (
          past.data.map((session) => <SessionCard key={session.id} session={session} view="list" reasons={reasons} />)
        )}
        <ListPages list={past} label={t('past.pages')} onPage={actions.showPage} isWaiting={isWaiting} />
      </PageSection>
    </Stack>
  );
}
