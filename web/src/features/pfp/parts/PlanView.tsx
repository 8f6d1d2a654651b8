import { lazy, Suspense, useState } from 'react';
import type { ReadContent } from '@ruta/contracts/pfp/pfp.schema';
import type { FormationPlanScreen } from '@ruta/contracts/pfp/pfp.screens';
import { EmptyState, Inline, PageHeader, Stack, Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { Lines } from '../../../shared/Lines';
import { PageSection } from '../../../shared/PageSection';
import { plansHref } from '../pfp-places';
import { pfpTexts } from '../pfp.texts';
import { viewOf } from '../content-look';
import { useMarks } from '../use-marks';
import { useWatching } from '../use-watching';
import { ClosureNote } from './ClosureNote';
import { ConsultedSign } from './ConsultedSign';
import { ContentRow } from './ContentRow';

const FileModal = lazy(async () => ({ default: (await import('../../../shared/files/FileModal')).FileModal }));

/** A plan with its contents; opening any of them marks it as consulted (PFP-01). */
export function PlanView({ school, closure, plan: row }: FormationPlanScreen) {
  const t = useTexts(pfpTexts);
  const mark = useMarks();
  const [open, setOpen] = useState<ReadContent | null>(null);
  const { watching, opened, closed } = useWatching(closure?.is_closed ?? true);
  const { plan, contents, is_mine } = row;
  const note = () => mark(row, closure?.is_closed ?? true);
  const facts = [school?.name, closure && t('meta.cycle', { cycle: closure.cycle.name })];
  return (
    <Stack gap={5}>
      <PageHeader
        title={plan.name}
        meta={
          <Text tone="muted">
            {[...facts, t('hours', { count: plan.hours })].filter((fact) => fact != null).join(' · ')}
          </Text>
        }
        backTo={{ href: plansHref(school?.id), label: t('back') }}
      />
      <Inline gap={3}>
        <ConsultedSign row={row} />
        {!is_mine && <Text tone="muted">{t('not-mine')}</Text>}
      </Inline>
      {closure && <ClosureNote closure={closure} isMine={is_mine} />}
      <Text element="p">{plan.description}</Text>
      <PageSection title={t('contents.title')}>
        {contents.length === 0 ? (
          <EmptyState icon="info" title={t('contents.none.title')} body={t('contents.none.body')} />
        ) : (
          <Stack gap={3}>
            <Text tone="muted">{t('contents.help')}</Text>
            <Lines>
              {contents.map((content) => (
                <ContentRow
                  key={content.id}
                  content={content}
                  onFollowed={note}
                  onOpen={() => {
                    setOpen(content);
                    opened();
                    note();
                  }}
                />
              ))}
            </Lines>
          </Stack>
        )}
      </PageSection>
      <Suspense fallback={null}>
        {open && (
          <FileModal
            key={open.id}
            file={open}
            watching={viewOf(open) === 'film' ? watching(open) : undefined}
            onClose={() => {
              setOpen(null);
              closed();
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}
