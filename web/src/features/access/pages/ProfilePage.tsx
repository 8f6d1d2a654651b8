import { useContext } from 'react';
import { Card, LinkButton, PageHeader, Skeleton, Stack } from '@ruta/design-system';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { ProfilePreferences } from '../../../shared/ProfilePreferences';
import { PageSection } from '../../../shared/PageSection';
import { Forbidden } from '../../../shared/PageStates';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { readProfile } from '../account.calls';
import { PhotoSection } from '../parts/PhotoSection';
import { ProfileForm } from '../parts/ProfileForm';
import { FormColumn } from '../../../shared/FormColumn';
import { profileTexts } from '../profile.texts';

/** The own profile: photo, names, birthday, time zone and language (ACC-04, ACC-07). */
export function ProfilePage() {
  const t = useTexts(profileTexts);
  const result = useEndpoint(readProfile, {});
  const { renew } = useSession();
  const preferences = useContext(ProfilePreferences);
  usePageTitle(t('title'));
  if (result.problem?.status === 403) return <Forbidden />;
  return (
    <FormColumn>
      <Stack gap={6}>
        <PageHeader
          title={t('title')}
          actions={
            <LinkButton icon="lock" href={accessPages.security.href()}>
              {t('security')}
            </LinkButton>
          }
        />
        <ScreenState
          result={result}
          loadingLabel={t('loading')}
          skeleton={
            <Stack gap={4}>
              <Skeleton shape="block" height={112} />
              <Skeleton shape="block" height={480} />
            </Stack>
          }
        >
          {({ data: profile, ...reply }) => {
            const keep = (data: typeof profile) => Promise.all([result.mutate({ ...reply, data }), renew()]);
            return (
              <>
                <PageSection title={t('photo')}>
                  <Card>
                    <PhotoSection profile={profile} onChanged={keep} />
                  </Card>
                </PageSection>
                <PageSection title={t('data')}>
                  <ProfileForm profile={profile} onSaved={keep} />
                </PageSection>
                {preferences}
              </>
            );
          }}
        </ScreenState>
      </Stack>
    </FormColumn>
  );
}
