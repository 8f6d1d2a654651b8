import { Card, Stack, Switch, Text } from '@ruta/design-system';
import { ROLES } from '@ruta/contracts/roles';
import { useLocale, useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { PageSection } from '../shared/PageSection';
import { switchKeys, useKeysOff } from '../shared/keys';
import { CapsOf, KeyRows } from './KeyRows';
import { keysTexts } from './keys.texts';
import { knownKeys } from './known-keys';

/** Switches each key off or on, on this device (UI-03, WCAG 2.1.4). */
export function KeysPreferences() {
  const t = useTexts(keysTexts);
  const locale = useLocale();
  const { me } = useSession();
  const off = useKeysOff();
  const keys = knownKeys(ROLES[me.role].area);
  const ids = keys.map(({ id }) => id);
  return (
    <PageSection title={t('section')}>
      <Card>
        <Stack gap={5}>
          <Text element="p" tone="muted">
            {t('section.body')}
          </Text>
          <Switch isSelected={!ids.every((id) => off.includes(id))} onChange={(isOn) => switchKeys(ids, isOn)}>
            {t('all')}
          </Switch>
          <KeyRows
            keys={keys}
            row={({ id, keys: pressed, label }) => (
              <>
                <Switch isSelected={!off.includes(id)} onChange={(isOn) => switchKeys([id], isOn)}>
                  {label(locale)}
                </Switch>
                <CapsOf keys={pressed} isOff={off.includes(id)} />
              </>
            )}
          />
        </Stack>
      </Card>
    </PageSection>
  );
}
