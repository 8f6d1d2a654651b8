import { Card, LinkButton, PageHeader, Stack } from '@ruta/design-system';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { usePageTitle } from '../../../shared/use-page-title';
import { FormColumn } from '../../../shared/FormColumn';
import { PasswordSection } from '../parts/PasswordSection';
import { securityTexts } from '../security.texts';
import { SessionsSection } from '../parts/SessionsSection';
import { TwoFactorSection } from '../parts/TwoFactorSection';

/** Password, two-step verification and sessions of the person (ACC-04, ASVS 7.5.2). */
export function SecurityPage() {
  const t = useTexts(securityTexts);
  usePageTitle(t('title'));
  return (
    <FormColumn>
      <Stack gap={6}>
        <PageHeader
          title={t('title')}
          actions={
            <LinkButton icon="user" href={accessPages.profile.href()}>
              {t('profile')}
            </LinkButton>
          }
        />
        <PageSection title={t('twoFactor')}>
          <Card>
            <TwoFactorSection />
          </Card>
        </PageSection>
        <PageSection title={t('password')}>
          <PasswordSection />
        </PageSection>
        <SessionsSection />
      </Stack>
    </FormColumn>
  );
}
