import { useState } from 'react';
import { JUSTIFICATION_MAX } from '@ruta/contracts/kit/limits';
import { Button, Form, InlineAlert, Modal, Stack, Text, TextArea } from '@ruta/design-system';
import { mayExplain } from '@ruta/state-machines/visits/visit.rules';
import { firstErrors } from '../../../lib/api';
import { formatDay, formatDayUnbroken } from '../../../lib/dates';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { useKeptText } from '../../../shared/use-kept-text';
import type { VisitFlow } from '../use-visit-flow';
import { visitTexts } from '../visits.texts';

const FORM = 'cancel-visit';

export interface CancelDialogProps {
  flow: VisitFlow;
  /** Where the reason is stored on this device until the visit is cancelled. */
  place: string;
}

/** Asks why a visit is cancelled, and says what that means (VIS-01). */
export function CancelDialog({ flow: { snapshot, send, problem, rival }, place }: CancelDialogProps) {
  const t = useTexts(visitTexts);
  const shared = useTexts(sharedTexts);
  const say = useFieldSentence();
  const [reason, setReason] = useKeptText(place);
  const [isChecked, setChecked] = useState(false);
  const { draft } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const refused = problem ? firstErrors(problem) : {};
  const isFieldless = problem !== null && Object.keys(refused).length === 0;
  const title = t('cancel.ask', { date: formatDay(draft.date ?? '') });
  const dismiss = () => send({ type: 'cancel.dismissed' });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) dismiss();
      }}
      title={title}
      closeLabel={shared('close')}
      isLocked={isSaving}
      footer={
        <>
          <Button variant="primary" onPress={dismiss} isDisabled={isSaving}>
            {t('cancel.keep')}
          </Button>
          <Button type="submit" form={FORM} variant="danger" isPending={isSaving} pendingLabel={t('cancel.pending')}>
            {t('cancel.visit')}
          </Button>
        </>
      }
    >
      <Form
        id={FORM}
        aria-label={title}
        onSubmit={() => {
          setChecked(true);
          if (mayExplain(reason)) send({ type: 'cancel.submitted', reason });
        }}
      >
        <Stack gap={5}>
          <Text element="p">{t('cancel.meaning')}</Text>
          {snapshot.matches({ cancelling: 'overtaken' }) && (
            <InlineAlert
              tone="warning"
              isLive
              title={rival?.saved ? t('cancel.overtaken.by', { name: rival.saved.by }) : t('conflict.title')}
            >
              {t('cancel.overtaken', { day: formatDayUnbroken(draft.date ?? ''), time: draft.time ?? '' })}
            </InlineAlert>
          )}
          {isFieldless && (
            <InlineAlert tone="danger" isLive title={t('cancel.failed')}>
              {problem.message}
            </InlineAlert>
          )}
          <TextArea
            label={t('cancel.reason')}
            description={t('cancel.reason.help')}
            value={reason}
            onChange={setReason}
            errorMessage={isChecked && !mayExplain(reason) ? say('visits.reason.required') : refused['reason']}
            maxLength={JUSTIFICATION_MAX}
            isRequired
          />
        </Stack>
      </Form>
    </Modal>
  );
}
