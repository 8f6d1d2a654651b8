import { Stepper, type StepStatus } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { sharingTexts } from '../sharing.texts';
import type { SharingFlow } from '../use-sharing-flow';

const SHEETS = ['range', 'activities', 'people', 'letter'] as const;

/** Where the coach is: days, activities, people, letter. */
export function SharingSteps({ flow: { snapshot } }: { flow: SharingFlow }) {
  const t = useTexts(sharingTexts);
  const found = SHEETS.findIndex((sheet) => snapshot.matches(sheet));
  const at = found === -1 ? SHEETS.length - 1 : found;
  const statusOf = (index: number): StepStatus => (index < at ? 'complete' : index === at ? 'current' : 'incomplete');
  return (
    <Stepper
      aria-label={t('steps')}
      steps={SHEETS.map((id, index) => ({ id, label: t(`step.${id}`), status: statusOf(index) }))}
      statusLabels={{
        ...{ complete: t('status.complete'), current: t('status.current'), incomplete: t('status.incomplete') },
        ...{ error: t('status.error'), disabled: t('status.disabled') },
      }}
    />
  );
}
