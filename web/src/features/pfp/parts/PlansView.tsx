import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { FormationPlan } from '@ruta/contracts/pfp/pfp.schema';
import type { FormationPlansScreen } from '@ruta/contracts/pfp/pfp.screens';
import { Button, Card, EmptyState, Heading, Inline, LinkButton, PageHeader } from '@ruta/design-system';
import { SegmentedControl, Stack, Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { planHref } from '../pfp-places';
import { pfpTexts } from '../pfp.texts';
import { ClosureNote } from './ClosureNote';
import { ConsultedSign } from './ConsultedSign';

const SHOWN = ['all', 'open', 'consulted'] as const;
type Shown = (typeof SHOWN)[number];
/** Name of the search parameter that narrows the list: `?show=open`. */
const SHOW = 'show';

/** Plans with whether they are consulted, how long they take, and until when they count (PFP-01). */
export function PlansView({ school, closure, plans, figures }: FormationPlansScreen & { figures?: ReactNode }) {
  const t = useTexts(pfpTexts);
  const [address, setAddress] = useSearchParams();
  const shown = SHOWN.find((one) => one === address.get(SHOW)) ?? 'all';
  const show = (next: Shown) =>
    setAddress((search) => {
      if (next === 'all') search.delete(SHOW);
      else search.set(SHOW, next);
      return search;
    });
  // Open is what is expected of the reader; a coach is asked for nothing.
  const isShown = {
    all: () => true,
    open: ({ consulted, is_mine }: FormationPlan) => is_mine && !consulted,
    consulted: ({ consulted }: FormationPlan) => consulted,
  }[shown];
  const rows = plans.filter(isShown);
  const hasStates = plans.some(({ consulted, is_mine }) => consulted || is_mine);
  const isMine = plans.some((row) => row.is_mine);
  const nothing = shown === 'open' && !isMine ? 'others' : shown;
  const cycle = closure?.cycle.name ?? '';
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        meta={
          closure && (
            <Text tone="muted">
              {school ? t('meta.school', { school: school.name, cycle }) : t('meta.cycle', { cycle })}
            </Text>
          )
        }
      />
      {plans.length === 0 ? (
        <EmptyState icon="info" title={t('empty.title')} body={t(school ? 'empty.school' : 'empty.body')} />
      ) : (
        <>
          {closure && <ClosureNote closure={closure} isMine={isMine} />}
          {figures}
          {(hasStates || shown !== 'all') && (
            <Inline>
              <SegmentedControl
                label={t('filter')}
                options={SHOWN.map((id) => ({ id, label: t(`filter.${id}`) }))}
                value={shown}
                onChange={show}
              />
            </Inline>
          )}
          {rows.map((row) => (
            <PlanCard key={row.id} row={row} schoolId={school?.id} />
          ))}
          {rows.length === 0 && nothing !== 'all' && (
            <EmptyState
              icon={nothing === 'open' ? 'checkCircle' : 'info'}
              title={t(`nothing.${nothing}.title`)}
              body={t(`nothing.${nothing}.body`)}
              action={<Button onPress={() => show('all')}>{t('show.all')}</Button>}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function PlanCard({ row, schoolId }: { row: FormationPlan; schoolId: number | undefined }) {
  const t = useTexts(pfpTexts);
  const { plan, contents, is_mine } = row;
  return (
    <Card element="article" aria-label={plan.name}>
      <Stack gap={3}>
        <Inline gap={2} justify="between">
          <Heading level={2} size="S">
            {plan.name}
          </Heading>
          <ConsultedSign row={row} />
        </Inline>
        <Text element="p">{plan.description}</Text>
        <Inline gap={2} justify="between">
          <Text tone="muted">
            {[
              t('hours', { count: plan.hours }),
              t('contents', { count: contents.length }),
              ...(is_mine || schoolId !== undefined ? [] : [t('not-mine')]),
            ].join(' · ')}
          </Text>
          <LinkButton size="S" href={planHref(row.id, schoolId)} aria-label={t('see.of', { plan: plan.name })}>
            {t('see')}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
