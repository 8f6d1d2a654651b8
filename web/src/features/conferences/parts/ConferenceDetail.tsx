import { useState } from 'react';
import type { Conference } from '@ruta/contracts/conferences/conference.schema';
import type { ConferencePage } from '@ruta/contracts/conferences/conferences.screens';
import { Button, Card, DescriptionList, Inline, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { cityOf, dayOf, formatDayLong, formatHour, formatInstant } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { Timeline } from '../../../shared/flow/DateChanges.styles';
import { PageSection } from '../../../shared/PageSection';
import { ScreenState } from '../../../shared/ScreenState';
import { TwoColumns } from '../../../shared/TwoColumns';
import { usePageTitle } from '../../../shared/use-page-title';
import { addressesOf, type ConferencePlace } from '../conference-places';
import { conferenceScreen } from '../conferences.calls';
import { conferenceTexts } from '../conferences.texts';
import { listsTexts } from '../lists.texts';
import { CancelSession } from './CancelSession';
import { JoinSession } from './JoinSession';
import { SessionStatus } from './SessionStatus';

interface ConferenceDetailProps {
  place: ConferencePlace;
  /** Of the path; empty elsewhere. A session of another school is not found (T01). */
  schoolId: string;
  id: string;
}

/** One session: what was agreed, and what happened (VC-07). */
export function ConferenceDetail({ place, schoolId, id }: ConferenceDetailProps) {
  const query = { school_id: schoolId === '' ? undefined : schoolId };
  const result = useScreen(conferenceScreen, { params: { id }, query });
  const t = useTexts(listsTexts);
  usePageTitle(result.data?.conference.schedule_theme.name ?? t('back'));
  return (
    <ScreenState result={result} isWholePage skeleton={<Skeleton shape="block" height={420} />}>
      {(screen) => <Session {...screen} place={place} schoolId={schoolId} />}
    </ScreenState>
  );
}

type SessionProps = ConferencePage & Pick<ConferenceDetailProps, 'place' | 'schoolId'>;

function Session({ conference, reasons, place, schoolId }: SessionProps) {
  const t = useTexts(listsTexts);
  const words = useTexts(conferenceTexts);
  const [isAsking, setAsking] = useState(false);
  const [status] = conference.statuses;
  const { can, schedule_theme: theme } = conference;
  return (
    <Stack gap={5}>
      <PageHeader
        title={theme.name}
        backTo={{ href: addressesOf(place, schoolId).list, label: t('back') }}
        meta={status && <SessionStatus code={status.code} />}
        actions={
          can.cancel && (
            <Button
              variant="quiet"
              aria-label={words('cancel.which', { theme: theme.name })}
              onPress={() => setAsking(true)}
            >
              {words('cancel')}
            </Button>
          )
        }
        primaryAction={can.join && <JoinSession session={conference} view="list" />}
      />
      <TwoColumns>
        <PageSection title={t('agreed')}>
          <Card>
            <Agreed session={conference} />
          </Card>
        </PageSection>
        <PageSection title={t('happened')}>
          <Card>
            <Happened statuses={conference.statuses} />
          </Card>
        </PageSection>
      </TwoColumns>
      {isAsking && <CancelSession session={conference} reasons={reasons} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

function Agreed({ session }: { session: Conference }) {
  const t = useTexts(listsTexts);
  const words = useTexts(conferenceTexts);
  const locale = useLocale();
  const { user_timezone: zone } = useSession().me;
  const { start_at, end_at, petitioner, agent, notes, duration, schedule_theme: theme } = session;
  const when = words('day', {
    day: formatDayLong(dayOf(start_at, zone), locale),
    ...{ start: formatHour(start_at, zone), end: formatHour(end_at, zone) },
  });
  return (
    <DescriptionList
      items={[
        { id: 'when', term: t('when'), detail: t('zone', { when, zone: cityOf(zone, locale) }) },
        { id: 'duration', term: t('duration'), detail: t('minutes', { count: duration }) },
        { id: 'subject', term: t('subject'), detail: `${theme.area} · ${theme.category}` },
        { id: 'petitioner', term: t('column.petitioner'), detail: petitioner.fullname },
        ...(petitioner.school ? [{ id: 'school', term: t('school'), detail: petitioner.school.name }] : []),
        { id: 'agent', term: t('column.agent'), detail: agent.fullname },
        ...(notes === '' ? [] : [{ id: 'notes', term: t('message'), detail: <Text isPreformatted>{notes}</Text> }]),
      ]}
    />
  );
}

/** What became of the session, by whom and why, the newest first. */
function Happened({ statuses }: Pick<Conference, 'statuses'>) {
  const t = useTexts(listsTexts);
  const words = useTexts(conferenceTexts);
  const { user_timezone: zone } = useSession().me;
  return (
    <Timeline>
      {statuses.map(({ code, user, reason, created_at }) => {
        const what = t(`entry.${code}`);
        return (
          <li key={`${code} ${created_at}`}>
            <Text weight="medium">{user === null ? what : t('entry.by', { what, name: user.fullname })}</Text>
            {reason !== null && (
              <Text isPreformatted tone="muted">
                {words('reason', { reason })}
              </Text>
            )}
            <Inline gap={2}>
              <Text variant="caption" tone="muted">
                {formatInstant(created_at, zone)}
              </Text>
            </Inline>
          </li>
        );
      })}
    </Timeline>
  );
}
