import type { ReactNode } from 'react';
import type { Pfi } from '@ruta/contracts/pfi/pfi.schema';
import { Card, DescriptionList, EmptyState, LinkButton, PageHeader, Stack, Text } from '@ruta/design-system';
import { formatDay, dayOf } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { DocumentButton } from '../../../shared/documents/DocumentButton';
import { PageSection } from '../../../shared/PageSection';
import { datesHref, type PfiArea } from '../pfi-places';
import { yearPdfOf } from '../pfi.calls';
import { pfiTexts } from '../pfi.texts';
import { PfiCard, wordOf } from './PfiCard';
import { marksOf, rowId } from '../year-marks';
import { HolidayDates } from './HolidayDates';
import type { DaysOffShown } from './YearKey';
import { YearMonths } from './YearMonths';

export interface PfiViewProps {
  pfi: Pfi;
  daysOff: DaysOffShown;
  area: PfiArea;
}

/** A school’s year: its dated activities, what waits for a date, and what was taken out (PFI-01). */
export function PfiView({ pfi, daysOff, area }: PfiViewProps) {
  const t = useTexts(pfiTexts);
  const { school, cycle, undated, can_establish, activities, removed } = pfi;
  const toDates = can_establish && undated > 0 && (
    <LinkButton variant="primary" icon="calendarAdd" href={datesHref(area, school.id)}>
      {t('date', { count: undated })}
    </LinkButton>
  );
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        meta={<Text tone="muted">{t('meta', { school: school.name, cycle: cycle.name })}</Text>}
        actions={
          activities.length > 0 && (
            <>
              <DocumentButton href={yearPdfOf(pfi)}>{t('export')}</DocumentButton>
              {toDates}
            </>
          )
        }
      />
      {activities.length === 0 ? (
        <Empty pfi={pfi} action={toDates || undefined} />
      ) : (
        <>
          <Facts pfi={pfi} />
          <HolidayDates {...{ pfi, daysOff }} />
          <YearMonths
            {...{ cycle, today: pfi.today, daysOff }}
            label={t('year')}
            marks={marksOf(
              activities.map((row) => ({
                day: row.date,
                name: t('year.activity', { activity: row.activity, time: row.time, status: t(wordOf(row)) }),
                target: rowId(row),
              })),
            )}
          />
          <Stack gap={4}>
            {activities.map((row) => (
              <PfiCard key={row.id} pfi={pfi} row={row} level={2} />
            ))}
          </Stack>
        </>
      )}
      {removed.length > 0 && <Removed pfi={pfi} />}
    </Stack>
  );
}

function Empty({ pfi, action }: { pfi: Pfi; action: ReactNode }) {
  const t = useTexts(pfiTexts);
  const isPast = useCycleInAddress() !== undefined;
  if (isPast) return <EmptyState icon="info" title={t('empty.title')} body={t('empty.past')} />;
  if (pfi.undated === 0) return <EmptyState icon="info" title={t('none.title')} body={t('none.body')} />;
  return (
    <EmptyState
      icon="plan"
      title={t('empty.title')}
      body={t(pfi.can_establish ? 'empty.leader' : 'empty.reader', { count: pfi.undated })}
      action={action}
    />
  );
}

function Facts({ pfi }: { pfi: Pfi }) {
  const t = useTexts(pfiTexts);
  const { activities, undated, established_at, established_by, school } = pfi;
  const day = established_at === null ? '' : formatDay(dayOf(established_at, school.timezone));
  return (
    <Card>
      <DescriptionList
        columns={3}
        items={[
          {
            ...{ id: 'established', term: t('established') },
            detail:
              established_by === null
                ? t('established.on', { day })
                : t('established.by', { day, name: established_by }),
          },
          {
            ...{ id: 'progress', term: t('progress') },
            detail: [
              t('progress.of', {
                done: activities.filter(({ isCompleted }) => isCompleted).length,
                total: activities.length + undated,
              }),
              ...(undated > 0 ? [t('undated', { count: undated })] : []),
            ].join(' · '),
          },
          { id: 'overdue', term: t('overdue'), detail: activities.filter(({ expired }) => expired).length },
        ]}
      />
    </Card>
  );
}

function Removed({ pfi }: { pfi: Pfi }) {
  const t = useTexts(pfiTexts);
  return (
    <PageSection title={t('removed')}>
      {pfi.removed.map(({ id, activity, date, time, reason, by, removed_at }) => {
        const day = formatDay(dayOf(removed_at, pfi.school.timezone));
        return (
          <Card key={id} element="article" aria-label={activity} tone="inset">
            <Stack gap={1}>
              <Text weight="medium">{activity}</Text>
              <Text>{t('removed.was', { day: formatDay(date), time })}</Text>
              <Text isPreformatted>{t('removed.reason', { reason })}</Text>
              <Text variant="caption" tone="muted">
                {by ? t('removed.by', { name: by.fullname, day }) : t('removed.on', { day })}
              </Text>
            </Stack>
          </Card>
        );
      })}
    </PageSection>
  );
}
