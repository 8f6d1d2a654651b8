import type { CentralForm } from '@ruta/contracts/pfi/central-catalogue.schema';
import { Checkbox, CheckboxGroup } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { LEVEL_KEYS, levelName } from '../../../shared/levels';
import { centralCatalogueTexts } from '../central-catalogue.texts';
import { ATTENDING } from '../central-form';

type Audience = Pick<CentralForm, 'roles' | 'levels'>;

/** Who attends a central activity, and of which schools. */
export function CentralAudience({
  roles,
  levels,
  onChange,
}: Audience & { onChange: (part: Partial<Audience>) => void }) {
  const t = useTexts(centralCatalogueTexts);
  const locale = useLocale();
  return (
    <>
      <CheckboxGroup
        label={t('field.roles')}
        description={t('field.roles.help')}
        value={roles}
        onChange={(ids) => onChange({ roles: ATTENDING.filter((role) => ids.includes(role)) })}
      >
        {ATTENDING.map((role) => (
          <Checkbox key={role} value={role}>
            {t(`role.${role}`)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <CheckboxGroup
        label={t('field.levels')}
        description={t('field.levels.help')}
        value={levels}
        onChange={(keys) => onChange({ levels: LEVEL_KEYS.filter((level) => keys.includes(level)) })}
      >
        {LEVEL_KEYS.map((level) => (
          <Checkbox key={level} value={level}>
            {levelName(level, locale)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </>
  );
}
