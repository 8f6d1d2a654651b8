import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { paiPages } from '@ruta/contracts/pai/pai.pages';
import type { Pai } from '@ruta/contracts/pai/pai.schema';
import { Card, DescriptionList, EmptyState, LinkButton, PageHeader, Stack, Text } from '@ruta/design-system';
import { formatDay, dayOf } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { DocumentButton } from '../../../shared/documents/DocumentButton';
import { planPdfOf } from '../pai.calls';
import { paiTexts } from '../pai.texts';
import { PaiItemCard } from './PaiItemCard';

export interface PaiViewProps {
  pai: Pai;
  area: 'coach' | 'scholastic';
}

/** A school’s plan with both sides’ activities, or how far the school is from one (PAI-02). */
export function PaiView({ pai, area }: PaiViewProps) {
  const t = useTexts(paiTexts);
  const cycle = useCycleInAddress();
  const { school, can_establish } = pai;
  const query = { cycle };
  const results =
    area === 'scholastic'
      ? dpiPages.scholasticDpiResult.href(undefined, query)
      : dpiPages.coachDpiResult.href({ school_id: school.id }, query);
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        meta={<Text tone="muted">{t('meta', { school: school.name, cycle: pai.cycle.name })}</Text>}
        actions={
          <>
            <LinkButton icon="chart" href={results}>
              {t('results')}
            </LinkButton>
            {pai.standing === 'established' && <DocumentButton href={planPdfOf(pai)}>{t('pdf')}</DocumentButton>}
            {can_establish && area === 'scholastic' && (
              <LinkButton variant="primary" href={paiPages.scholasticPaiEstablish.href()}>
                {t('establish')}
              </LinkButton>
            )}
          </>
        }
      />
      {pai.standing === 'established' ? <Established pai={pai} /> : <NotYet pai={pai} isPast={cycle !== undefined} />}
    </Stack>
  );
}

function NotYet({ pai, isPast }: { pai: Pai; isPast: boolean }) {
  const t = useTexts(paiTexts);
  const { standing, dpiClosure, today, can_establish } = pai;
  if (standing === 'too-early')
    return (
      <EmptyState
        icon="clock"
        title={t('early.title', { day: formatDay(dpiClosure?.end_at ?? today) })}
        body={t('early.body')}
      />
    );
  if (standing === 'no-answers')
    return <EmptyState icon="info" title={t('no-answers.title')} body={t('no-answers.body')} />;
  if (standing === 'open')
    return <EmptyState icon="plan" title={t('open.title')} body={t(can_establish ? 'open.leader' : 'open.reader')} />;
  return <EmptyState icon="info" title={t('none.title')} body={t(isPast ? 'none.past' : 'none.body')} />;
}

function Established({ pai }: { pai: Pai }) {
  const t = useTexts(paiTexts);
  const { items, established_at, established_by, school } = pai;
  const sides = items.flatMap(({ school_activity, coach_activity }) => [school_activity, coach_activity]);
  const day = established_at === null ? '' : formatDay(dayOf(established_at, school.timezone));
  return (
    <Stack gap={5}>
      <Card>
        <DescriptionList
          columns={3}
          items={[
            {
              id: 'established',
              term: t('established'),
              detail:
                established_by === null
                  ? t('established.on', { day })
                  : t('established.by', { day, name: established_by }),
            },
            {
              id: 'progress',
              term: t('progress'),
              detail: t('progress.of', {
                done: sides.filter(({ isCompleted }) => isCompleted).length,
                total: sides.length,
              }),
            },
            { id: 'overdue', term: t('overdue'), detail: sides.filter(({ expired }) => expired).length },
          ]}
        />
      </Card>
      {items.map((item) => (
        <PaiItemCard key={item.id} pai={pai} item={item} />
      ))}
    </Stack>
  );
}
