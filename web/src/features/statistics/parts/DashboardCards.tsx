import type { DashboardCards as Cards } from '@ruta/contracts/statistics/statistics.schema';
import { Grid, StatCard } from '@ruta/design-system';
import type { StatCardProps } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { cardTexts } from '../cards.texts';

type Stat = Pick<StatCardProps, 'title' | 'value' | 'detail' | 'icon' | 'parts'>;

const NONE: Cards = {
  ...{ activeProfessors: 0, activeSchools: 0, hasDpi: 0, notHasDPi: 0, hasPai: 0, notHasPai: 0, hasPfi: 0 },
  ...{ notHasPfi: 0, scheduledActivities: 0, completedActivities: 0, missingActivities: 0, scheduledVisits: 0 },
  ...{ completedVisits: 0, missingVisits: 0, montlyObsProfessors: 0 },
};

/** The fifteen figures of the dashboard (STA-03); undefined while they load, when the cards keep their places. */
export function DashboardCards({ cards }: { cards: Cards | undefined }) {
  const t = useTexts(cardTexts);
  const stats = useStats(cards ?? NONE);
  return (
    <Grid element="section" minColumn="M" gap={4} aria-label={t('label')}>
      {stats.map((stat) => (
        <StatCard key={stat.title} {...stat} isLoading={cards === undefined} />
      ))}
    </Grid>
  );
}

function useStats(cards: Cards): Stat[] {
  const t = useTexts(cardTexts);
  const locale = useLocale();
  const written = (value: number) => value.toLocaleString(locale === 'es' ? 'es-MX' : 'en-US');
  const part = (id: string, label: string, value: number, tone: 'success' | 'warning' | 'neutral') => ({
    ...{ id, label, value, tone, text: written(value) },
  });
  /** Schools with and without something; both are the active ones. */
  const ofSchools = (title: string, [has, not]: readonly [number, number], words: 'dpi' | 'plan'): Stat => ({
    ...{ title, value: written(has), icon: 'school', detail: t('of.schools', { count: has + not }) },
    parts: [part('has', t(`${words}.has`), has, 'success'), part('not', t(`${words}.not`), not, 'neutral')],
  });
  /** What is scheduled: completed, missing, and the rest, which is still ahead. */
  const ofAgenda = (kind: 'activities' | 'visits', figures: readonly [number, number, number]): Stat => {
    const [scheduled, completed, missing] = figures;
    return {
      ...{ title: t(kind), value: written(scheduled), detail: t(`${kind}.detail`), icon: 'calendar' },
      parts: [
        part('completed', t('completed'), completed, 'success'),
        part('missing', t('missing'), missing, 'warning'),
        part('ahead', t('ahead'), scheduled - completed - missing, 'neutral'),
      ],
    };
  };
  return [
    {
      ...{ title: t('schools'), value: written(cards.activeSchools), icon: 'building' },
      detail: t('schools.detail'),
    },
    {
      ...{ title: t('professors'), value: written(cards.activeProfessors), icon: 'users' },
      detail: t('professors.detail', { count: cards.montlyObsProfessors }),
    },
    ofAgenda('visits', [cards.scheduledVisits, cards.completedVisits, cards.missingVisits]),
    ofAgenda('activities', [cards.scheduledActivities, cards.completedActivities, cards.missingActivities]),
    ofSchools(t('dpi'), [cards.hasDpi, cards.notHasDPi], 'dpi'),
    ofSchools(t('pai'), [cards.hasPai, cards.notHasPai], 'plan'),
    ofSchools(t('pfi'), [cards.hasPfi, cards.notHasPfi], 'plan'),
  ];
}
