import { use, useState } from 'react';
import type { Conference } from '@ruta/contracts/conferences/conference.schema';
import { Button, Card, Heading, Inline, Stack, Text } from '@ruta/design-system';
import type { JoinView } from '@ruta/state-machines/conferences/booking.rules';
import { dayOf, formatDayLong, formatHour } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { SessionSurveyDialog } from '../../../shared/session-survey-dialog';
import { conferenceTexts } from '../conferences.texts';
import { CancelSession } from './CancelSession';
import { JoinSession } from './JoinSession';
import { SessionStatus } from './SessionStatus';

interface SessionCardProps {
  session: Conference;
  /** Who is looking: petitioners see the agent, agents the petitioner; each from so many minutes before (VC-03). */
  view: JoinView;
  /** Reasons for cancelling to choose from. */
  reasons: readonly string[];
}

/** A video session: what it is about, when on the reader's clock, with whom; joining and cancelling (VC-02, VC-03). */
export function SessionCard({ session, view, reasons }: SessionCardProps) {
  const t = useTexts(conferenceTexts);
  const locale = useLocale();
  const { user_timezone: zone } = useSession().me;
  const [isAsking, setAsking] = useState(false);
  const { schedule_theme: theme, start_at, end_at, petitioner, agent, notes, can } = session;
  const [status] = session.statuses;
  const { school } = petitioner;
  const other =
    view === 'list'
      ? t('with', { name: agent.fullname })
      : school
        ? t('of-school', { name: petitioner.fullname, school: school.name })
        : petitioner.fullname;
  return (
    <Card element="article">
      <Stack gap={3}>
        <Inline justify="between" gap={3}>
          <Heading level={3} size="S">
            {theme.name}
          </Heading>
          {status && <SessionStatus code={status.code} />}
        </Inline>
        <Stack gap={1}>
          <Text weight="medium">
            {t('day', {
              day: formatDayLong(dayOf(start_at, zone), locale),
              ...{ start: formatHour(start_at, zone), end: formatHour(end_at, zone) },
            })}
          </Text>
          <Text>{other}</Text>
          {notes !== '' && <Text tone="muted">{t('notes', { notes })}</Text>}
          {status?.reason && <Text tone="muted">{t('reason', { reason: status.reason })}</Text>}
        </Stack>
        {(can.join || can.cancel) && (
          <Inline gap={2}>
            {can.join && <JoinSession session={session} view={view} />}
            {can.cancel && (
              <Button
                variant="quiet"
                aria-label={t('cancel.which', { theme: theme.name })}
                onPress={() => setAsking(true)}
              >
                {t('cancel')}
              </Button>
            )}
          </Inline>
        )}
        <Survey session={session} />
        {isAsking && <CancelSession session={session} reasons={reasons} onClose={() => setAsking(false)} />}
      </Stack>
    </Card>
  );
}

/** Rating a session that is over, or reading how it was rated (VC-05). */
function Survey({ session }: Pick<SessionCardProps, 'session'>) {
  const t = useTexts(conferenceTexts);
  const { can } = useSession();
  const survey = use(SessionSurveyDialog);
  const [isOpen, setOpen] = useState(false);
  const { id, schedule_theme, has_survey } = session;
  const purpose = session.can.survey ? 'answer' : has_survey && can('session-survey:read') ? 'read' : null;
  if (!survey || (purpose === null && !has_survey)) return null;
  return (
    <Inline gap={2}>
      {has_survey && <Text tone="muted">{t('survey.done')}</Text>}
      {purpose && (
        <Button aria-label={t(`survey.${purpose}.which`, { theme: schedule_theme.name })} onPress={() => setOpen(true)}>
          {t(`survey.${purpose}`)}
        </Button>
      )}
      {isOpen &&
        purpose &&
        survey({ sessionId: id, theme: schedule_theme.name, purpose, onClose: () => setOpen(false) })}
    </Inline>
  );
}
