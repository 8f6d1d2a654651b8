import type { PaiForm } from '@ruta/contracts/pai/pai.schema';
import { ConfirmDialog, InlineAlert, Stack, Text } from '@ruta/design-system';
import { isBegun } from '@ruta/state-machines/dpi/pai.rules';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { ClashWarning } from '../../../shared/clashes/ClashWarning';
import { paiFormTexts } from '../pai-form.texts';
import type { PaiFlow } from '../use-pai-flow';

interface EstablishDialogProps {
  flow: PaiFlow;
  form: PaiForm;
  nameOf: (questionId: number) => string;
}

/** Asks before a plan is established, with every date and what stands there already. */
export function EstablishDialog({ flow: { snapshot, send }, form, nameOf }: EstablishDialogProps) {
  const t = useTexts(paiFormTexts);
  const isSaving = snapshot.matches({ pai: 'saving' });
  const isOpen = isSaving || snapshot.matches({ pai: 'confirming' });
  const items = form.tabs.flatMap(({ question_id }) =>
    snapshot.context.paiItems.filter((item) => item.questionId === question_id && isBegun(item)),
  );
  const hours = items.flatMap(({ date, time, coachDate, coachTime }) => [
    `school ${date ?? ''} ${time ?? ''}`,
    `coach ${coachDate ?? ''} ${coachTime ?? ''}`,
  ]);
  const said = (side: 'school' | 'coach', day: string | null, time: string | null) =>
    t(`confirm.${side}`, { day: day === null ? '' : formatDay(day), time: time ?? '' });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) send({ type: 'action.declined' });
      }}
      title={t('confirm.title')}
      body={t('confirm.body', { count: items.length })}
      tone="safe"
      confirmLabel={t('confirm.yes')}
      cancelLabel={t('confirm.no')}
      isPending={isSaving}
      onConfirm={() => send({ type: 'action.confirmed' })}
    >
      <Stack gap={4}>
        {new Set(hours).size < hours.length && <InlineAlert tone="warning" title={t('confirm.same')} />}
        {isOpen &&
          items.map(({ questionId, date, time, coachDate, coachTime }) => (
            <Stack key={questionId} gap={1} element="section" aria-label={nameOf(questionId)}>
              <Text weight="medium">{nameOf(questionId)}</Text>
              <Text>{said('school', date, time)}</Text>
              <ClashWarning school={form.school} date={date} time={time} keepsHeight={false} />
              <Text>{said('coach', coachDate, coachTime)}</Text>
              <ClashWarning school={form.school} date={coachDate} time={coachTime} keepsHeight={false} />
            </Stack>
          ))}
      </Stack>
    </ConfirmDialog>
  );
}
