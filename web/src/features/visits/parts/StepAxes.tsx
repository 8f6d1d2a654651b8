import { AxisEditor, ProgressBar, Stack, Text } from '@ruta/design-system';
import type { AxisValue } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';
import { AXIS_TEXT_MAX, axisField, axisNameIn, filledAxes } from '../visit-draft';
import type { FieldErrors } from '../visit-draft';
import type { StepProps } from './StepObjective';

/** Second step: actions and specifications of each of the four axes (VIS-02). */
export function StepAxes({ draft, form, facts, isDisabled }: StepProps) {
  const t = useTexts(visitTexts);
  const locale = useLocale();
  const filled = filledAxes(draft);
  const total = draft.axes.length;
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Text element="p" tone="muted">
          {t('axes.intro')}
        </Text>
        <ProgressBar
          label={t('axes.filled', { count: filled, total })}
          value={filled}
          maxValue={total}
          valueLabel={`${filled}/${total}`}
          tone={filled === total ? 'success' : 'accent'}
        />
      </Stack>
      {draft.axes.map(({ axis_id, actions, specifications }, index) => (
        <AxisEditor
          key={axis_id}
          name={axisNameIn(facts.axes, axis_id, locale)}
          value={{ actions, specifications }}
          onChange={(value) => form.setAxis(index, { axis_id, ...value })}
          labels={{ actions: t('actions.label'), specifications: t('specifications') }}
          descriptions={{ actions: t('actions.help'), specifications: t('specifications.help') }}
          errors={errorsOf(form.errors, index)}
          filledLabel={t('axis.filled')}
          pendingLabel={t('axis.pending')}
          maxLength={AXIS_TEXT_MAX}
          isRequired
          isDisabled={isDisabled}
        />
      ))}
    </Stack>
  );
}

/** The messages of one axis, for its two texts. */
const errorsOf = (errors: FieldErrors, index: number): Partial<AxisValue> =>
  Object.fromEntries(
    (['actions', 'specifications'] as const).flatMap((part) => {
      const sentence = errors[axisField(index, part)];
      return sentence === undefined ? [] : [[part, sentence]];
    }),
  );
