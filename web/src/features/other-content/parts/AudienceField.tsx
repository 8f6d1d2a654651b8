import type { RoleCode } from '@ruta/contracts/roles';
import { Checkbox, CheckboxGroup } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { consoleTexts } from '../console.texts';
import { AUDIENCE_IDS, audiencesOf, rolesOf } from '../content-look';

interface AudienceFieldProps {
  roles: readonly RoleCode[];
  onChange: (roles: RoleCode[]) => void;
}

/** Whom a content is for, by groups of roles; none is everybody. */
export function AudienceField({ roles, onChange }: AudienceFieldProps) {
  const t = useTexts(consoleTexts);
  return (
    <CheckboxGroup
      label={t('field.audience')}
      description={t('field.audience.help')}
      value={audiencesOf(roles)}
      onChange={(ids) => onChange(rolesOf(AUDIENCE_IDS.filter((id) => ids.includes(id))))}
    >
      {AUDIENCE_IDS.map((id) => (
        <Checkbox key={id} value={id}>
          {t(`audience.${id}`)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
