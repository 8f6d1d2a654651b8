import { useState } from 'react';
import type { RoleCode } from '@ruta/contracts/roles';
import { ROLES } from '@ruta/contracts/roles';
import { BrandMark, Button, Card, Heading, InlineAlert, Stack, Text } from '@ruta/design-system';
import { asProblem } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { usePageTitle } from '../../../shared/use-page-title';
import { Column, Page } from '../../../shared/outside/OutsideFrame.styles';
import { roleTexts } from '../role.texts';

/** Asks people with several roles once which one to start with (ACC-05). */
export function RoleChoice() {
  const t = useTexts(roleTexts);
  const locale = useLocale();
  const { me, chooseRole, signOut } = useSession();
  const [pending, setPending] = useState<RoleCode | null>(null);
  const [failure, setFailure] = useState<string>();
  usePageTitle(t('title'));

  const attempt = async (work: () => Promise<unknown>, role: RoleCode | null) => {
    setPending(role);
    setFailure(undefined);
    try {
      await work(); // the session guard then shows the page
    } catch (error) {
      setFailure(asProblem(error).message);
      setPending(null);
    }
  };

  return (
    <Page>
      <span />
      <Column>
        <Stack gap={6}>
          <Stack gap={2} align="center">
            <BrandMark word={t('brand')} size="L" />
          </Stack>
          <Card padding="L">
            <Stack gap={5}>
              <Stack gap={2}>
                <Heading level={1} size="L">
                  {t('title')}
                </Heading>
                <Text tone="muted">{t('about')}</Text>
              </Stack>
              {failure !== undefined && <InlineAlert tone="danger" title={failure} isLive />}
              <Stack gap={2}>
                {me.roles.map((role) => (
                  <Button
                    key={role}
                    size="L"
                    isFullWidth
                    isPending={pending === role}
                    pendingLabel={t('entering')}
                    isDisabled={pending !== null && pending !== role}
                    onPress={() => void attempt(() => chooseRole(role), role)}
                  >
                    {ROLES[role].name[locale]}
                  </Button>
                ))}
              </Stack>
              <Button variant="quiet" isFullWidth onPress={() => void attempt(signOut, null)}>
                {t('leave')}
              </Button>
            </Stack>
          </Card>
        </Stack>
      </Column>
    </Page>
  );
}
