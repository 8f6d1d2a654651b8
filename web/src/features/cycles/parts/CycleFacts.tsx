import { auditPages } from '@ruta/contracts/audit/audit.pages';
import type { CycleDetail } from '@ruta/contracts/cycles/cycle.schema';
import { Button, DescriptionList, LinkButton } from '@ruta/design-system';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { PageSection } from '../../../shared/PageSection';
import { cycleTexts } from '../cycles.texts';
import type { CycleFlow } from '../use-cycle-flow';

export interface CycleFactsProps {
  flow: CycleFlow;
  cycle: CycleDetail;
  /** Name of its period. */
  period: string;
}

/** Period, dates and smallest group of a cycle, with a way to change them until it starts (CYC-01). */
export function CycleFacts({ flow: { snapshot, send }, cycle, period }: CycleFactsProps) {
  const t = useTexts(cycleTexts);
  const { can } = useSession();
  const { saved, state } = snapshot.context;
  const day = (value: string | null) => (value === null ? '' : formatDay(value));
  const isBefore = state === 'notPrepared' || state === 'prepared';
  return (
    <PageSection
      title={t('facts')}
      aside={
        isBefore && (
          <Button
            icon="edit"
            size="S"
            isDisabled={!snapshot.can({ type: 'cycle.editRequested' })}
            onPress={() => send({ type: 'cycle.editRequested' })}
          >
            {t('edit')}
          </Button>
        )
      }
    >
      <DescriptionList
        columns={2}
        items={[
          { id: 'period', term: t('fact.period'), detail: period },
          {
            id: 'group',
            term: t('fact.min-group'),
            detail: t('fact.min-group.value', { count: saved.minGroup ?? cycle.min_group }),
          },
          { id: 'start', term: t('fact.start'), detail: day(saved.startAt) },
          { id: 'end', term: t('fact.end'), detail: day(saved.endAt) },
        ]}
      />
      {can('audit:read') && (
        <div>
          <LinkButton
            icon="history"
            size="S"
            href={auditPages.adminAudit.href(undefined, { subject: 'cycle', subject_id: cycle.id })}
          >
            {t('history')}
          </LinkButton>
        </div>
      )}
    </PageSection>
  );
}
