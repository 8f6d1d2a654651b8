import type { ShareCandidates } from '@ruta/contracts/sharing/sharing.schema';
import { SHARE_DAYS_MAX } from '@ruta/contracts/sharing/limits';
import { Button, DateRangeField, Text } from '@ruta/design-system';
import { rangeStands } from '@ruta/state-machines/sharing/sharing.rules';
import { useTexts } from '../../../lib/i18n';
import { sharingTexts } from '../sharing.texts';
import type { SharingFlow } from '../use-sharing-flow';
import { Step } from './Step';

export interface RangeStepProps {
  flow: SharingFlow;
  candidates: ShareCandidates;
  /** Whether the days were just changed, and their activities are being read. */
  isReading: boolean;
  /** The server’s sentence about days with too many activities. */
  tooMany: string | undefined;
}

/** The days that are shared, at most 92, within the cycle. */
export function RangeStep({ flow: { snapshot, send }, candidates, isReading, tooMany }: RangeStepProps) {
  const t = useTexts(sharingTexts);
  const { start, end } = snapshot.context;
  const stands = rangeStands({ start, end });
  const isReady = stands && !isReading && tooMany === undefined;
  const count = candidates.activities.length;
  return (
    <Step
      title={t('range')}
      primary={
        <Button variant="primary" onPress={() => send({ type: 'step.next' })} isDisabled={!isReady}>
          {t('next')}
        </Button>
      }
    >
      <DateRangeField
        label={t('step.range')}
        startLabel={t('start')}
        endLabel={t('end')}
        value={{ start: start || null, end: end || null }}
        onChangeEnd={(range) => send({ type: 'range.chosen', start: range.start ?? '', end: range.end ?? '' })}
        minValue={candidates.cycle.start_at}
        maxValue={candidates.cycle.end_at}
        errorMessage={stands ? tooMany : t('range.wrong', { max: SHARE_DAYS_MAX })}
        isRequired
      />
      <div role="status">
        <Text tone="muted">{isReady ? t('range.found', { count }) : '\u00a0'}</Text>
      </div>
    </Step>
  );
}
