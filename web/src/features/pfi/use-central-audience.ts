import type { CatalogueCentral } from '@ruta/contracts/pfi/central-catalogue.schema';
import { useLocale, useTexts } from '../../lib/i18n';
import { levelName } from '../../shared/levels';
import { centralCatalogueTexts } from './central-catalogue.texts';

/** Says whom an activity is for: "Docentes, Dirección · Secundaria". */
export function useCentralAudience(): (central: Pick<CatalogueCentral, 'roles' | 'levels'>) => string {
  const t = useTexts(centralCatalogueTexts);
  const locale = useLocale();
  return ({ roles, levels }) =>
    [
      roles.map((role) => t(`role.${role}`)).join(', ') || t('everybody'),
      levels.map((level) => levelName(level, locale)).join(', ') || t('every-level'),
    ].join(' · ');
}
