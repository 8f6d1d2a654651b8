import { useState } from 'react';
import type { OpenSession } from '@ruta/contracts/access/sessions.schema';
import { Button, Card, ConfirmDialog, Icon, Skeleton, Stack, StatusChip, Text } from '@ruta/design-system';
import type { IconName } from '@ruta/design-system';
import { asProblem, call, useEndpoint } from '../../../lib/api';
import { formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import type { TranslateOf } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { Moment } from '../../../shared/Moment';
import { PageSection } from '../../../shared/PageSection';
import { ScreenState } from '../../../shared/ScreenState';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { sharedTexts } from '../../../shared/shared.texts';
import { endOtherSessions, endSession, listSessions } from '../account.calls';
import { Lines, SessionLine } from './SessionsSection.styles';
import { securityTexts } from '../security.texts';

const ICONS: Record<OpenSession['device']['kind'], IconName> = {
  desktop: 'monitor',
  phone: 'smartphone',
  tablet: 'tablet',
};

/** The person's sessions, each with a button to end it. */
export function SessionsSection() {
  const t = useTexts(securityTexts);
  const shared = useTexts(sharedTexts);
  const result = useEndpoint(listSessions, {});
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const hasOthers = (result.data?.data.length ?? 0) > 1;
  return (
    <PageSection
      title={t('sessions')}
      aside={hasOthers && <Button onPress={() => setAsking(true)}>{t('sessions.end-others')}</Button>}
    >
      <ScreenState
        result={result}
        loadingLabel={t('sessions.loading')}
        skeleton={<Skeleton shape="block" height={120} />}
      >
        {({ data: sessions }) => (
          <Stack gap={3}>
            {sessions.length > 0 && (
              <Card padding="none">
                <Lines aria-label={t('sessions')}>
                  {sessions.map((session) => (
                    <Line key={session.id} session={session} onEnded={result.retry} />
                  ))}
                </Lines>
              </Card>
            )}
            {!hasOthers && <Text tone="muted">{t('sessions.only')}</Text>}
          </Stack>
        )}
      </ScreenState>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => {
          setFailure(undefined);
          setAsking(isOpen);
        }}
        title={t('sessions.end-others.ask')}
        body={t('sessions.end-others.body')}
        confirmLabel={t('sessions.end-others')}
        cancelLabel={shared('cancel')}
        tone="danger"
        errorMessage={failure}
        onConfirm={async () => {
          try {
            sayDone(await call(endOtherSessions, {}));
            await result.mutate();
          } catch (error) {
            setFailure(asProblem(error).message);
            throw error;
          }
        }}
      />
    </PageSection>
  );
}

function Line({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const t = useTexts(securityTexts);
  const { me } = useSession();
  const today = useServerToday(me.user_timezone);
  const [isPending, setPending] = useState(false);
  const device = deviceIn(session, t);
  const when = (instant: string) => formatInstant(instant, me.user_timezone);
  const end = async () => {
    setPending(true);
    try {
      sayDone(await call(endSession, { params: { id: session.id } }));
    } catch (error) {
      sayProblem(asProblem(error));
    } finally {
      setPending(false);
      onEnded();
    }
  };
  return (
    <SessionLine>
      <Icon name={ICONS[session.device.kind]} />
      <Stack gap={1}>
        <Text weight="bold">{device}</Text>
        <Text variant="label" tone="muted">
          <Moment
            instant={session.last_used_at}
            today={today}
            sentence={(moment) => t('sessions.used', { when: moment })}
          />
        </Text>
        <Text variant="caption" tone="muted">
          {t('sessions.begun', { when: when(session.created_at), ip: session.ip })}
          {session.remember && ` · ${t('sessions.remembered')}`}
        </Text>
      </Stack>
      {session.is_current ? (
        <StatusChip status="active">{t('sessions.this')}</StatusChip>
      ) : (
        <Button
          size="S"
          isPending={isPending}
          aria-label={t('sessions.end.label', { device })}
          onPress={() => void end()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </SessionLine>
  );
}

function deviceIn({ device: { browser, system } }: OpenSession, t: TranslateOf<typeof securityTexts>): string {
  if (browser !== null && system !== null) return t('sessions.on', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}
