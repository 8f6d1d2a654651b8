import { lazy, Suspense, useMemo } from 'react';
import { hierarchyPages } from '@ruta/contracts/hierarchy/hierarchy.pages';
import type { HandoverPage as HandoverData } from '@ruta/contracts/hierarchy/handover.screens';
import { COACH_ROLES, ROLES } from '@ruta/contracts/roles';
import { ComboBox, EmptyState, LinkButton, PageHeader, Select, Skeleton, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { Forbidden } from '../../../shared/PageStates';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { handoverScreen } from '../handover.calls';
import { handoverTexts } from '../handover.texts';
import { Pair } from '../hierarchy.styles';
import { RecentHandovers } from '../parts/RecentHandovers';
import { useHandoverView } from '../use-handover-view';

// With dragging it is as large as the rest of the page, and somebody is chosen first.
const SharingOut = lazy(async () => ({ default: (await import('../parts/SharingOut')).SharingOut }));

/** One person's schools of a cycle to others, in one step (decision 0040). */
export function HandoverPage() {
  const t = useTexts(handoverTexts);
  const locale = useLocale();
  const { me } = useSession();
  const [{ cycle, role, from }, { change }] = useHandoverView();
  const result = useScreen(handoverScreen, { query: { cycle, role, from } });
  const { data, problem, isPrevious } = result;
  const isUnknown = data === undefined && problem === undefined;
  // The title is as long before the data come, because a phone breaks it in two lines.
  const period = isUnknown ? (cycle === undefined ? me.cycle?.period : '…') : data?.cycle?.period.name;
  const title = period === undefined ? t('title') : t('title.cycle', { period });
  usePageTitle(title);
  const holders = data?.holders;
  const people = useMemo(
    () =>
      (holders ?? []).map(({ id, fullname, schools }) => ({
        id: String(id),
        label: fullname,
        description: t('from.option', { count: schools }),
      })),
    [holders, t],
  );

  if (problem?.status === 403) return <Forbidden />;
  return (
    <Stack gap={4}>
      <PageHeader
        title={title}
        meta={<Text tone="muted">{t('intro')}</Text>}
        actions={
          <LinkButton icon="building" href={hierarchyPages.adminHierarchy.href(undefined, { cycle })}>
            {t('hierarchy')}
          </LinkButton>
        }
      />
      <ScreenState result={result} skeleton={<Skeleton height={320} />} loadingLabel={t('loading.schools')}>
        {(page) => (
          <Stack gap={4}>
            {page.cycle !== null && (
              <Pair>
                <Select
                  label={t('role')}
                  value={role}
                  onChange={(id) =>
                    change({ role: COACH_ROLES.find((known) => known === id) ?? 'COACH', from: undefined })
                  }
                  items={COACH_ROLES.map((id) => ({ id, label: ROLES[id].name[locale] }))}
                />
                <ComboBox
                  key={role}
                  label={t('from')}
                  placeholder={t('from.hint')}
                  emptyText={t('from.none')}
                  items={people}
                  value={from ?? null}
                  onChange={(id) => change({ from: id ?? undefined })}
                />
              </Pair>
            )}
            {isPrevious ? <Skeleton height={320} /> : <Board page={page} />}
            <RecentHandovers handovers={page.recent} />
          </Stack>
        )}
      </ScreenState>
    </Stack>
  );
}

/** The schools to be shared out, or why there are none. */
function Board({ page }: { page: HandoverData }) {
  const t = useTexts(handoverTexts);
  const [{ role, from }] = useHandoverView();
  const { cycle, holders, schools } = page;
  const empty = (what: 'none' | 'closed' | 'holders' | 'choose' | 'empty') => (
    <EmptyState icon="users" title={t(`${what}.title`)} body={t(`${what}.body`)} />
  );
  if (cycle === null) return empty('none');
  if (cycle.state === 'finished' || !cycle.prepared) return empty('closed');
  if (holders.length === 0) return empty('holders');
  if (schools === null) return empty('choose');
  const person = holders.find(({ id }) => String(id) === from);
  if (!person || schools.length === 0) return empty('empty');
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <SharingOut key={`${cycle.id} ${role} ${person.id}`} page={page} cycle={cycle.id} role={role} from={person} />
    </Suspense>
  );
}
