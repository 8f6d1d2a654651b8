import { useState } from 'react';
import type { ShareCandidates } from '@ruta/contracts/sharing/sharing.schema';
import { SHARE_MESSAGE_MAX } from '@ruta/contracts/sharing/limits';
import { Button, Checkbox, InlineAlert, LiveText, Stack, Text, TextArea } from '@ruta/design-system';
import { messageStands } from '@ruta/state-machines/sharing/sharing.rules';
import { useTexts } from '../../../lib/i18n';
import { useSending } from '../../../shared/use-sending';
import { sharingTexts } from '../sharing.texts';
import type { SharingFlow } from '../use-sharing-flow';
import type { Named } from '../people-view';
import { LetterPreview } from './LetterPreview';
import { Step } from './Step';

export interface LetterStepProps {
  flow: SharingFlow;
  candidates: ShareCandidates;
  /** Who is chosen, by id. */
  names: ReadonlyMap<number, Named>;
}

/** Names that are shown of many people. */
const NAMES_SHOWN = 4;

/** The letter as its readers will get it, with a message and the calendar file; then it is sent. */
export function LetterStep({ flow, candidates, names }: LetterStepProps) {
  const t = useTexts(sharingTexts);
  const { snapshot, send, problem } = flow;
  const { context } = snapshot;
  const { message, sendCalendar, people, failure } = context;
  const sending = useSending();
  const isSending = snapshot.matches('sending');
  const hasFailed = snapshot.matches('failed');
  const [isTooLong, setTooLong] = useState(false);
  const count = people.length;
  const first = people.slice(0, NAMES_SHOWN).flatMap((id) => names.get(id) ?? []);
  const rest = count - first.length;
  const listed = first.map(({ fullname }) => fullname).join(', ');
  const write = (change: Partial<Pick<typeof context, 'message' | 'sendCalendar'>>) => {
    if (hasFailed) send({ type: 'step.back' });
    setTooLong(false);
    send({ type: 'letter.written', message, sendCalendar, ...change });
  };
  const submit = () => {
    setTooLong(!messageStands(message));
    send(hasFailed ? { type: 'submission.retried' } : { type: 'sharing.confirmed' });
  };
  return (
    <Step
      title={t('letter')}
      isPending={isSending}
      onBack={() => {
        if (hasFailed) send({ type: 'step.back' });
        send({ type: 'step.back' });
      }}
      primary={
        <Button
          variant="primary"
          icon="send"
          onPress={submit}
          isPending={isSending}
          pendingLabel={t('sending')}
          {...sending()}
        >
          {hasFailed ? t('retry') : t('send', { count })}
        </Button>
      }
    >
      {failure !== null && (
        <InlineAlert tone="danger" title={t('failed.title')} isLive>
          <LiveText isWords>{[...Object.values(problem?.errors ?? {}).flat(), failure].slice(0, 1).join(' ')}</LiveText>{' '}
          {t('failed.body')}
        </InlineAlert>
      )}
      <Text element="p">
        {t('letter.to', { count, names: rest > 0 ? t('letter.more', { names: listed, count: rest }) : listed })}
      </Text>
      <TextArea
        label={t('letter.message')}
        description={t('letter.message.help')}
        value={message}
        onChange={(text) => write({ message: text })}
        maxLength={SHARE_MESSAGE_MAX}
        isInvalid={isTooLong}
        isDisabled={isSending}
      />
      <Stack gap={2}>
        <Checkbox
          isSelected={sendCalendar}
          onChange={(isSent) => write({ sendCalendar: isSent })}
          description={t('letter.calendar.help')}
          isDisabled={isSending}
        >
          {t('letter.calendar')}
        </Checkbox>
      </Stack>
      <LetterPreview context={context} candidates={candidates} reader={first[0]?.name} />
    </Step>
  );
}
