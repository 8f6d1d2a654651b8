import { use } from 'react';
import type { ShareDetail } from '@ruta/contracts/sharing/sharing.screens';
import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import { Button, LinkButton, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useParams } from 'react-router';
import { Identity, named, useScreen } from '../../../lib/api';
import { formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { PageSection } from '../../../shared/PageSection';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { useTypeNames } from '../activity-types';
import { Recipients } from '../parts/Recipients';
import { SharedActivities } from '../parts/SharedActivities';
import { calendarHref, detailScreen } from '../sharing.calls';
import { sharedAgendaTexts } from '../shared.texts';
import { useRangeWords } from '../use-range-words';

/** A sharing as it was sent: its activities, and each recipient with how far their letter is (SHA-02). */
export function ShareDetailPage() {
  const t = useTexts(sharedAgendaTexts);
  const { school_id = '', id = '' } = useParams();
  const result = useScreen(detailScreen, { params: { school_id, id } });
  usePageTitle(t('history.title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('detail.loading')}
    >
      {(data) => <Detail data={data} isReading={result.isValidating} onRefresh={result.retry} />}
    </ScreenState>
  );
}

interface DetailProps {
  data: ShareDetail;
  isReading: boolean;
  onRefresh: () => void;
}

function Detail({ data: { school, shared }, isReading, onRefresh }: DetailProps) {
  const t = useTexts(sharedAgendaTexts);
  const { me } = useSession();
  const words = useRangeWords();
  const namesOf = useTypeNames();
  const { counts, author, message, send_calendar } = shared;
  const calendar = named(calendarHref(shared.id), use(Identity));
  const isOnItsWay = counts.sent + counts.failed < counts.professors;
  return (
    <Stack gap={5}>
      <PageHeader
        title={words(shared)}
        backTo={{ href: sharingPages.coachShareHistory.href({ school_id: school.id }), label: t('back.history') }}
        meta={
          <Stack gap={1}>
            <Text tone="muted">{school.name}</Text>
            <Text tone="muted">
              {[
                author ? t('shared.by', { name: author.fullname }) : t('shared'),
                formatInstant(shared.created_at, me.user_timezone),
                ...(send_calendar ? [t('calendar')] : []),
              ].join(' · ')}
            </Text>
          </Stack>
        }
        actions={
          <LinkButton icon="download" href={calendar} target="_blank">
            {t('download')}
          </LinkButton>
        }
      />
      {message !== null && <Text isPreformatted>{t('message', { message })}</Text>}
      <PageSection
        title={t('detail.people')}
        aside={
          isOnItsWay && (
            <Button size="S" icon="refresh" isPending={isReading} onPress={onRefresh}>
              {t('refresh')}
            </Button>
          )
        }
      >
        <Recipients shared={shared} />
      </PageSection>
      <PageSection title={t('detail.activities')}>
        {shared.types.length > 0 && <Text tone="muted">{namesOf(shared.types)}</Text>}
        <SharedActivities activities={shared.activities ?? []} />
      </PageSection>
    </Stack>
  );
}
