import type { CataloguePlan } from '@ruta/contracts/pfp/catalogue.schema';
import { useLocale, useTexts } from '../../lib/i18n';
import { levelName } from '../../shared/levels';
import { catalogueTexts } from './catalogue.texts';

/** Says whom a plan is for: "Docentes, Dirección · Secundaria". */
export function useAudience(): (plan: Pick<CataloguePlan, 'roles' | 'levels'>) => string {
  const t = useTexts(catalogueTexts);
  const locale = useLocale();
  return ({ roles, levels }) =>
    [
      roles.map((role) => t(`role.${role}`)).join(', ') || t('audience.all'),
      levels.map((level) => levelName(level, locale)).join(', ') || t('levels.all'),
    ].join(' · ');
}
