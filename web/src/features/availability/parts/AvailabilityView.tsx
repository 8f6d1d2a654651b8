import { lazy, Suspense, useState } from 'react';
import { accessPages } from '@ruta/contracts/access/access.pages';
import type { AgentAvailability, Availability } from '@ruta/contracts/availability/availability.schema';
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  IconButton,
  Inline,
  Link,
  PageHeader,
  Stack,
  Text,
} from '@ruta/design-system';
import { cityOf } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { sharedTexts } from '../../../shared/shared.texts';
import { TwoColumns } from '../../../shared/TwoColumns';
import { useDeeds } from '../../../shared/use-deeds';
import { AVAILABILITY, deleteHours } from '../availability.calls';
import { availabilityTexts } from '../availability.texts';
import { hoursTogether, PLANNED_WEEK, type EditedHours } from '../hours-form';
import { useHoursWords } from '../use-hours-words';
import { HoursRow } from './HoursRow';
import { WeekDrawing } from './WeekDrawing';

// Loaded on demand.
const HoursDialog = lazy(async () => ({ default: (await import('./HoursDialog')).HoursDialog }));

/** A weekday that begins a line. */
const titled = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** The hours of an agent: the week drawn and in words, unavailable dates, emergencies (VC-04). */
export function AvailabilityView({ agent, today, weekly, unavailabilities, emergencies }: AgentAvailability) {
  const t = useTexts(availabilityTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const { weekday, whole } = useHoursWords();
  const [edited, setEdited] = useState<EditedHours | null>(null);
  const deeds = useDeeds({
    deedOf: (row: Availability) => deleteHours(agent.id, row),
    reload: AVAILABILITY,
  });
  const rowOf = (row: Availability, withDay = false) => (
    <HoursRow
      key={row.id}
      row={row}
      withDay={withDay}
      onEdit={() => setEdited({ setting: row.setting, row })}
      onDelete={() => deeds.ask(row)}
    />
  );
  const datesOf = (setting: 'unavailability' | 'emergency', rows: readonly Availability[]) => (
    <PageSection
      title={t(`${setting}.title`)}
      aside={
        <Button icon="plus" onPress={() => setEdited({ setting, row: null })}>
          {t(`${setting}.add`)}
        </Button>
      }
    >
      <Text tone="muted">{t(`${setting}.help`)}</Text>
      <Card>
        {rows.length === 0 ? (
          <Text tone="muted">{t(`${setting}.none`)}</Text>
        ) : (
          <Stack gap={2} element="ul" aria-label={t(`${setting}.title`)}>
            {rows.map((row) => (
              <li key={row.id}>{rowOf(row, true)}</li>
            ))}
          </Stack>
        )}
      </Card>
    </PageSection>
  );
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('title')}
        meta={
          <Inline gap={2}>
            <Text tone="muted">{t('zone', { zone: cityOf(agent.timezone, locale) })}</Text>
            <Link href={accessPages.profile.href()}>{t('zone.change')}</Link>
          </Inline>
        }
        primaryAction={
          <Button variant="primary" icon="plus" onPress={() => setEdited({ setting: 'availability', row: null })}>
            {t('availability.add')}
          </Button>
        }
      />
      <PageSection
        title={t('week.title')}
        aside={weekly.length > 0 && <Text tone="muted">{t('week.hours', { count: hoursTogether(weekly) })}</Text>}
      >
        <Text tone="muted">{t('week.help')}</Text>
        {weekly.length === 0 ? (
          <EmptyState icon="clock" title={t('week.none')} body={t('week.none.body')} />
        ) : (
          <TwoColumns>
            <WeekDrawing rows={weekly} />
            <Card>
              <Stack gap={3} element="ul" aria-label={t('week.title')}>
                {PLANNED_WEEK.map((day) => {
                  const rows = weekly.filter((row) => row.weekday === day);
                  return (
                    <li key={day}>
                      <Inline justify="between" gap={2} wrap={false}>
                        <Text weight="medium">{titled(weekday(day))}</Text>
                        <IconButton
                          icon="plus"
                          label={t('day.add', { day: weekday(day) })}
                          onPress={() => setEdited({ setting: 'availability', row: null, weekday: day })}
                        />
                      </Inline>
                      {rows.length === 0 ? <Text tone="muted">{t('day.none')}</Text> : rows.map((row) => rowOf(row))}
                    </li>
                  );
                })}
              </Stack>
            </Card>
          </TwoColumns>
        )}
      </PageSection>
      {datesOf('unavailability', unavailabilities)}
      {datesOf('emergency', emergencies)}
      <Suspense fallback={null}>
        {edited && <HoursDialog {...{ agent, today, edited }} onClose={() => setEdited(null)} />}
      </Suspense>
      <ConfirmDialog
        isOpen={deeds.asked !== null}
        onOpenChange={(isOpen) => !isOpen && deeds.ask(null)}
        title={t('delete.ask', { hours: deeds.asked === null ? '' : whole(deeds.asked) })}
        body={t('delete.body')}
        confirmLabel={t('delete')}
        cancelLabel={shared('cancel')}
        tone="danger"
        errorMessage={deeds.failure}
        onConfirm={deeds.confirm}
      />
    </Stack>
  );
}
