import type { CataloguePlan } from '@ruta/contracts/pfp/catalogue.schema';
import { StatusChip } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { catalogueTexts } from '../catalogue.texts';

const STATUS = { draft: 'draft', published: 'active', retired: 'inactive' } as const;

/** Whether a plan is written, open to whom it is for, or retired. */
export function PlanStateChip({ state }: Pick<CataloguePlan, 'state'>) {
  const t = useTexts(catalogueTexts);
  return <StatusChip status={STATUS[state]}>{t(`state.${state}`)}</StatusChip>;
}
