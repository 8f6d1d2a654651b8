import { ROLES } from '@ruta/contracts/roles';
import type { Level, Role } from '@ruta/contracts/roles/role.schema';
import type { HeldRole } from '@ruta/contracts/users/user.schema';
import { Checkbox, CheckboxGroup, Stack, Text } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import type { Written } from '../user-fields';
import { RoleRow, RoleRows } from '../users.styles';
import { userTexts } from '../users.texts';

export interface RolesEditorProps {
  /** All roles. */
  roles: readonly Role[];
  levels: readonly Level[];
  /** The account's saved roles; roles from another system are fixed. */
  held: readonly HeldRole[];
  written: Pick<Written, 'roles' | 'levels'>;
  onChange: (next: Pick<Written, 'roles' | 'levels'>) => void;
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** The roles of a person, each with its school levels (ADM-05). */
export function RolesEditor({ roles, levels, held, written, onChange, errorMessage, isDisabled }: RolesEditorProps) {
  const t = useTexts(userTexts);
  const locale = useLocale();
  const fixed = new Set(held.filter(({ pivot }) => pivot.attach_type === 'remote').map(({ id }) => id));
  // If the catalogue failed to load, shows the held roles, fixed.
  const shown = roles.length > 0 ? roles : held.map((role) => ({ ...role, grantable: false }));
  return (
    <Stack gap={2}>
      {errorMessage !== undefined && (
        <Text tone="danger" variant="label" element="p">
          {errorMessage}
        </Text>
      )}
      <RoleRows>
        {shown.map(({ id, code, grantable }) => {
          const name = ROLES[code].name[locale];
          const isHeld = written.roles.includes(id);
          const isLocked = isDisabled || fixed.has(id) || !grantable;
          const why = fixed.has(id) ? t('roles.fixed') : grantable ? undefined : t('roles.above');
          return (
            <RoleRow key={id}>
              <Checkbox
                isSelected={isHeld}
                isDisabled={isLocked}
                description={isDisabled ? undefined : why}
                onChange={(isSelected) =>
                  onChange({
                    ...written,
                    roles: isSelected ? [...written.roles, id] : written.roles.filter((other) => other !== id),
                  })
                }
              >
                {name}
              </Checkbox>
              {isHeld && (
                <div data-levels>
                  <CheckboxGroup
                    label={
                      <Text variant="label" tone="muted">
                        {t('roles.levels', { role: name })}
                      </Text>
                    }
                    description={t('roles.levels.help')}
                    orientation="horizontal"
                    isDisabled={isLocked}
                    value={(written.levels[id] ?? []).map(String)}
                    onChange={(value) =>
                      onChange({ ...written, levels: { ...written.levels, [id]: value.map(Number) } })
                    }
                  >
                    {levels.map((level) => (
                      <Checkbox key={level.id} value={String(level.id)}>
                        {locale === 'es' ? level.name_es : level.name_en}
                      </Checkbox>
                    ))}
                  </CheckboxGroup>
                </div>
              )}
            </RoleRow>
          );
        })}
      </RoleRows>
    </Stack>
  );
}
