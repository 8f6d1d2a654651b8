import { useState } from 'react';
import type { Conference } from '@ruta/contracts/conferences/conference.schema';
import { REASON_MAX } from '@ruta/contracts/conferences/limits';
import { Button, Form, InlineAlert, Modal, RadioGroup, Stack, Text, TextArea } from '@ruta/design-system';
import { call, useRefresh } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useKeptText } from '../../../shared/use-kept-text';
import { useSending } from '../../../shared/use-sending';
import { useSubmission } from '../../../shared/use-submission';
import { cancelSession, SESSIONS } from '../conferences.calls';
import { conferenceTexts } from '../conferences.texts';
import { cancelPlace } from '../kept-text';

const FORM = 'cancel-session';
const OTHER = 'other';

interface CancelSessionProps {
  session: Conference;
  reasons: readonly string[];
  onClose: () => void;
}

/** Asks why a session is cancelled, chosen or in one's own words (VC-02). Mounted while it is open. */
export function CancelSession({ session, reasons, onClose }: CancelSessionProps) {
  const t = useTexts(conferenceTexts);
  const shared = useTexts(sharedTexts);
  const say = useFieldSentence();
  const sending = useSending();
  const refresh = useRefresh();
  const [own, setOwn] = useKeptText(cancelPlace(useSession().me.user.id, session.id));
  const [chosen, setChosen] = useState<string | null>(own === '' ? null : OTHER);
  const [isChecked, setChecked] = useState(false);
  const { isPending, errors, general, alert, submit } = useSubmission();
  const offered = reasons.find((_, at) => String(at) === chosen) ?? '';
  const reason = chosen === OTHER ? own.trim() : offered;
  const missing = isChecked && reason === '' ? say('conferences.reason.required') : errors['reason'];
  const title = t('cancel.ask', { theme: session.schedule_theme.name });
  const save = () =>
    submit(async () => {
      sayDone(await call(cancelSession, { params: { id: session.id }, body: { reason } }));
      setOwn('');
      onClose();
      void refresh(SESSIONS);
    });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={shared('close')}
      isLocked={isPending}
      footer={
        <>
          <Button variant="primary" onPress={onClose} isDisabled={isPending}>
            {t('cancel.keep')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="danger"
            isPending={isPending}
            pendingLabel={t('cancel.pending')}
            {...sending()}
          >
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Form
        id={FORM}
        aria-label={title}
        onSubmit={() => {
          setChecked(true);
          if (reason !== '') save();
        }}
      >
        <Stack gap={5}>
          <Text element="p">{t('cancel.body')}</Text>
          {general && <InlineAlert ref={alert} tone="danger" title={general.message} isLive />}
          <RadioGroup
            label={t('cancel.reason')}
            items={[
              ...reasons.map((label, at) => ({ id: String(at), label })),
              { id: OTHER, label: t('cancel.other') },
            ]}
            value={chosen}
            onChange={setChosen}
            errorMessage={chosen === OTHER ? undefined : missing}
            isRequired
          />
          {chosen === OTHER && (
            <TextArea
              label={t('cancel.other.text')}
              value={own}
              onChange={setOwn}
              errorMessage={missing}
              maxLength={REASON_MAX}
              isRequired
              autoFocus
            />
          )}
        </Stack>
      </Form>
    </Modal>
  );
}
