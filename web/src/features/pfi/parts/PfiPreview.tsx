import { useState, type ReactNode } from 'react';
import type { PfiPreview as Preview } from '@ruta/contracts/pfi/pfi.schema';
import { Card, DayAgenda, EmptyState, LinkButton, LoadingRegion, Skeleton, Stack, Text } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { formatDayLong } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useServerToday, useSession } from '../../../lib/session';
import { FormColumn } from '../../../shared/FormColumn';
import { PageSection } from '../../../shared/PageSection';
import { SchoolPicker } from '../../../shared/SchoolPicker';
import { Failed } from '../../../shared/ScreenState';
import { planHref, type PfiArea } from '../pfi-places';
import { accompaniedSchools, previewOf } from '../pfi.calls';
import { previewTexts } from '../preview.texts';

/** On a home: what the yearly plan brings next, and how far it is (STA-02). Who accompanies several schools chooses one. */
export function PfiPreview({ area }: { area: PfiArea }) {
  const { me } = useSession();
  if (area === 'coach') return <OfAccompanied />;
  return me.user.school_id === null ? null : <OfSchool area={area} school_id={me.user.school_id} />;
}

function OfAccompanied() {
  const t = useTexts(previewTexts);
  const [chosen, setChosen] = useState<{ id: number; name: string } | null>(null);
  // The picker asks for the same page, so the two are one request.
  const { data, problem, isValidating, retry } = useEndpoint(accompaniedSchools, {
    query: { size: '50', sort: 'name', filter: undefined },
  });
  const school = chosen ?? data?.data[0];
  if (problem)
    return (
      <PageSection title={t('title')}>
        <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />
      </PageSection>
    );
  if (!data) return <Skeleton shape="block" height={240} />;
  if (!school) return null;
  return (
    <OfSchool
      area="coach"
      school_id={school.id}
      choice={
        data.total > 1 && (
          <FormColumn>
            <SchoolPicker
              label={t('school')}
              school={school}
              onChange={(id, name) => setChosen(id === null ? null : { id, name })}
            />
          </FormColumn>
        )
      }
    />
  );
}

interface OfSchoolProps {
  area: PfiArea;
  school_id: number;
  /** The field that chooses another school. */
  choice?: ReactNode;
}

function OfSchool({ area, school_id, choice }: OfSchoolProps) {
  const t = useTexts(previewTexts);
  const { data, problem, isValidating, retry } = useEndpoint(previewOf, { query: { school_id } });
  // Between two cycles there is no plan to speak of.
  if (problem?.status === 404) return null;
  return (
    <PageSection
      title={t('title')}
      aside={
        <LinkButton size="S" variant="quiet" href={planHref(area, school_id)}>
          {t('open')}
        </LinkButton>
      }
    >
      {choice}
      {problem ? (
        <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />
      ) : (
        <LoadingRegion
          isLoading={data === undefined}
          label={t('loading')}
          skeleton={<Skeleton shape="block" height={180} />}
        >
          {data && <Next preview={data.data} />}
        </LoadingRegion>
      )}
    </PageSection>
  );
}

function Next({ preview: { dated, completed, overdue, undated, next } }: { preview: Preview }) {
  const t = useTexts(previewTexts);
  const { me } = useSession();
  const locale = useLocale();
  const today = useServerToday(me.user_timezone);
  if (dated + undated === 0) return <EmptyState size="S" icon="plan" title={t('none.title')} body={t('none.body')} />;
  if (dated === 0)
    return <EmptyState size="S" icon="plan" title={t('empty.title')} body={t('empty.body', { count: undated })} />;
  const facts = [
    t('completed', { count: completed, total: dated + undated }),
    ...(overdue > 0 ? [t('overdue', { count: overdue })] : []),
    ...(undated > 0 ? [t('undated', { count: undated })] : []),
  ];
  return (
    <Stack gap={3}>
      <Text tone="muted">{facts.join(' · ')}</Text>
      {next.length === 0 ? (
        <Card>
          <Text>{t('next.none')}</Text>
        </Card>
      ) : (
        <DayAgenda
          aria-label={t('next')}
          groups={[...new Set(next.map(({ date }) => date))].map((date) => ({
            id: date,
            heading: formatDayLong(date, locale),
            items: next
              .filter((row) => row.date === date)
              .map(({ id, time, activity, isStarted, url }) => ({
                ...{ id: String(id), day: date, kind: 'pending' as const, isCompleted: false, time, title: activity },
                ...{ statusLabel: t(isStarted ? 'started' : 'pending'), href: url ?? undefined },
              })),
          }))}
          today={today}
          headingLevel={3}
          emptyText={null}
        />
      )}
    </Stack>
  );
}
