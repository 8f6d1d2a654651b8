import { lazy, Suspense, useState } from 'react';
import type { ScheduleTheme } from '@ruta/contracts/conferences/conference.schema';
import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';
import type { Booking } from '@ruta/contracts/conferences/conferences.screens';
import { EmptyState, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FormColumn } from '../../../shared/FormColumn';
import { PageSection } from '../../../shared/PageSection';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { bookingTexts } from '../booking.texts';
import { bookingScreen } from '../conferences.calls';
import { ThemeCascade } from '../parts/ThemeCascade';
import { useBooking } from '../use-booking';

// The calendar comes once a theme is chosen: together with the machine it is above the page's budget (decision 0014).
const SlotPicker = lazy(async () => ({ default: (await import('../parts/SlotPicker')).SlotPicker }));

/** Books a video session: what it is about, and when (VC-01). */
export function BookingPage() {
  const t = useTexts(bookingTexts);
  usePageTitle(t('title'));
  return (
    <Stack gap={5}>
      <PageHeader title={t('title')} backTo={{ href: conferencesPages.sessions.href(), label: t('back') }} />
      <ScreenState result={useScreen(bookingScreen, {})} skeleton={<Skeleton shape="block" height={420} />}>
        {(screen) =>
          screen.areas.length === 0 ? (
            <EmptyState icon="users" title={t('none')} body={t('none.body')} />
          ) : (
            <BookingForm screen={screen} />
          )
        }
      </ScreenState>
    </Stack>
  );
}

function BookingForm({ screen }: { screen: Booking }) {
  const t = useTexts(bookingTexts);
  const booking = useBooking(screen);
  const [theme, setTheme] = useState<ScheduleTheme | null>(null);
  return (
    <FormColumn>
      <PageSection title={t('theme')}>
        <ThemeCascade
          areas={screen.areas}
          isDisabled={booking.snapshot.hasTag('saving') || booking.snapshot.hasTag('loading')}
          onChoose={(next) => {
            setTheme(next);
            booking.chooseTheme(next?.id ?? null);
          }}
        />
        {theme && (
          <Text tone="muted">{[theme.description, t('minutes', { count: theme.duration })].join(' ').trim()}</Text>
        )}
      </PageSection>
      {theme && (
        <PageSection title={t('when')}>
          <Suspense fallback={<Skeleton shape="block" height={160} />}>
            <SlotPicker booking={booking} screen={screen} />
          </Suspense>
        </PageSection>
      )}
    </FormColumn>
  );
}
