import type { HandoverLoad, HandoverReview, HandoverReviewForm } from '@ruta/contracts/hierarchy/handover.schema';
import { Button, Heading, InlineAlert, Modal, Stack, Text } from '@ruta/design-system';
import { call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSubmission } from '../../../shared/use-submission';
import { useSending } from '../../../shared/use-sending';
import { Lines } from '../../../shared/Lines';
import { HANDOVERS, reviewHandover, saveHandover } from '../handover.calls';
import { handoverTexts } from '../handover.texts';
import { nameOf } from '../hierarchy-version';

export interface HandoverDialogProps {
  review: HandoverReview;
  form: HandoverReviewForm;
  /** The review has changed since. */
  onReview: (review: HandoverReview) => void;
  onClose: () => void;
}

/** What a handover moves, before it moves: loads, and the unfinished work. What changed meanwhile is shown again. */
export function HandoverDialog({ review, form, onReview, onClose }: HandoverDialogProps) {
  const t = useTexts(handoverTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const sending = useSending();
  const { isPending, problem, setProblem, alert, submit } = useSubmission();
  const { from, receivers, schools, mean, mark } = review;

  const save = () =>
    submit(
      async () => {
        const reply = await call(saveHandover, { body: { ...form, mark } });
        sayDone(reply);
        onClose();
        await refresh(HANDOVERS);
      },
      (refused) =>
        refused.code === 'hierarchy.review-outdated'
          ? () =>
              submit(async () => {
                onReview((await call(reviewHandover, { body: form })).data);
                setProblem(refused);
              })
          : undefined,
    );
  const lineOf = ({ person, before, after }: HandoverLoad) => t('dialog.load', { name: nameOf(person), before, after });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('dialog.title', { count: schools.length })}
      closeLabel={shared('close')}
      isLocked={isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {shared('cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel={t('save.pending')}
            {...sending()}
            onPress={save}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {problem && <InlineAlert ref={alert} tone="warning" title={problem.message} isLive />}
        <Stack gap={2}>
          <Heading level={3} size="S">
            {t('dialog.loads')}
          </Heading>
          <Text>{lineOf(from)}</Text>
          {receivers.map((load) =>
            load.is_heavy ? (
              <InlineAlert key={load.person.id} tone="warning" title={lineOf(load)}>
                {t('dialog.heavy', { mean })}
              </InlineAlert>
            ) : (
              <Text key={load.person.id}>{lineOf(load)}</Text>
            ),
          )}
        </Stack>
        <Work review={review} />
        <Text tone="muted">{t('dialog.undo')}</Text>
      </Stack>
    </Modal>
  );
}

/** The schools with unfinished work, each with what goes along and what stays. */
function Work({ review: { from, schools } }: { review: HandoverReview }) {
  const t = useTexts(handoverTexts);
  const name = nameOf(from.person);
  const lines = schools.flatMap((part) => {
    const { school_id, school_name: school, heir, visits, activities, in_progress, drafts, conferences } = part;
    const staying = in_progress + drafts + conferences;
    const going = visits + activities;
    const moved = heir
      ? t('dialog.moves', { school, visits, activities, heir: nameOf(heir) })
      : t('dialog.left', { school, count: going, name });
    return [
      ...(going > 0 ? [{ id: `${school_id} goes`, line: moved }] : []),
      ...(staying > 0 ? [{ id: `${school_id} stays`, line: t('dialog.stays', { school, count: staying, name }) }] : []),
    ];
  });
  return (
    <Stack gap={2}>
      <Heading level={3} size="S">
        {t('dialog.work')}
      </Heading>
      {lines.length === 0 ? (
        <Text tone="muted">{t('dialog.work.none')}</Text>
      ) : (
        <Lines role="list">
          {lines.map(({ id, line }) => (
            <li key={id}>{line}</li>
          ))}
        </Lines>
      )}
    </Stack>
  );
}
