import { useState } from 'react';
import { REPLY_MAX } from '@ruta/contracts/observations/limits';
import type { Observation } from '@ruta/contracts/observations/observation.schema';
import { Button, Card, FormActions, InlineAlert, Stack, Text, TextArea } from '@ruta/design-system';
import { asProblem, call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { PageSection } from '../../../shared/PageSection';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSending } from '../../../shared/use-sending';
import { useKeptText } from '../../../shared/use-kept-text';
import type { ObservationArea } from '../addresses';
import { detailTexts } from '../detail.texts';
import { replyPlace } from '../kept-text';
import { markSeen, touchedBy } from '../observations.calls';
import { recordedTime } from '../recorded-time';
import { Written } from './Written';

export interface TeacherAnswerProps {
  area: ObservationArea | 'professor';
  observation: Observation;
}

/** Whether the observed teacher saw it, and what they answered; the teacher does both here, the answer once (OBS-02). */
export function TeacherAnswer({ area, observation }: TeacherAnswerProps) {
  const t = useTexts(detailTexts);
  const { me } = useSession();
  const { seen_at, teacher_reply, can } = observation;
  const when = seen_at === null ? '' : recordedTime(seen_at, me.user_timezone);
  const isMine = area === 'professor';
  const mayAct = can.markSeen || can.reply;
  return (
    <PageSection title={t(isMine ? 'mine.title' : 'teacher.title')}>
      <Card>
        <Stack gap={3}>
          {(!isMine || seen_at !== null) && (
            <Text tone="muted">
              {seen_at === null ? t('teacher.unseen') : t(isMine ? 'mine.seen' : 'teacher.seen', { when })}
            </Text>
          )}
          {teacher_reply !== null && (
            <Written>
              <Text>{teacher_reply}</Text>
            </Written>
          )}
          {teacher_reply === null && !isMine && <Text>{t('teacher.reply.none')}</Text>}
          {mayAct && <Answering observation={observation} />}
        </Stack>
      </Card>
    </PageSection>
  );
}

/** What is typed is kept on this device until it is sent. */
function Answering({ observation: { id, school, can } }: { observation: Observation }) {
  const t = useTexts(detailTexts);
  const refresh = useRefresh();
  const sending = useSending();
  const { me } = useSession();
  const [reply, setReply] = useKeptText(replyPlace(me.user.id, id));
  const [isChecked, setChecked] = useState(false);
  const [pending, setPending] = useState<'seen' | 'reply' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (what: 'seen' | 'reply') => {
    if (what === 'reply' && reply.trim() === '') {
      setChecked(true);
      return;
    }
    setPending(what);
    setFailure(null);
    try {
      sayDone(await call(markSeen, { params: { id }, body: what === 'reply' ? { reply } : {} }));
      if (what === 'reply') setReply('');
      await refresh(touchedBy(school.id));
    } catch (error) {
      setFailure(asProblem(error).message);
    }
    setPending(null);
  };
  return (
    <Stack gap={3}>
      {can.reply && (
        <>
          <Text variant="caption" tone="muted">
            {t('mine.body')}
          </Text>
          <TextArea
            label={t('mine.label')}
            rows={4}
            value={reply}
            maxLength={REPLY_MAX}
            onChange={setReply}
            errorMessage={isChecked && reply.trim() === '' ? t('mine.required') : undefined}
          />
        </>
      )}
      {failure !== null && <InlineAlert tone="danger" title={failure} isLive />}
      <FormActions
        primary={
          can.reply ? (
            <Button variant="primary" {...sending()} isPending={pending === 'reply'} onPress={() => void send('reply')}>
              {t('mine.send')}
            </Button>
          ) : (
            <Button variant="primary" {...sending()} isPending={pending === 'seen'} onPress={() => void send('seen')}>
              {t('mine.mark')}
            </Button>
          )
        }
      >
        {can.reply && can.markSeen && (
          <Button {...sending()} isPending={pending === 'seen'} onPress={() => void send('seen')}>
            {t('mine.mark')}
          </Button>
        )}
      </FormActions>
    </Stack>
  );
}
