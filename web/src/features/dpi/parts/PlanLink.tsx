import { paiPages } from '@ruta/contracts/pai/pai.pages';
import type { DpiResultScreen } from '@ruta/contracts/dpi/dpi.screens';
import { Button, LinkButton } from '@ruta/design-system';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { dpiResultsTexts } from '../dpi-results.texts';

interface PlanLinkProps {
  plan: NonNullable<Extract<DpiResultScreen['plan'], { state: 'ready' }>['data']>;
  schoolId: number;
  area: 'coach' | 'scholastic';
}

/** The way from the results to the plan: leaders establish it from the last day on, others read it (PAI-01, PAI-02). */
export function PlanLink({ plan: { standing, can_establish, dpiClosure }, schoolId, area }: PlanLinkProps) {
  const t = useTexts(dpiResultsTexts);
  const { me } = useSession();
  const cycle = useCycleInAddress();
  if (standing === 'none') return null;
  const isLeader = area === 'scholastic' && me.abilities.includes('pai:establish') && cycle === undefined;
  if (!isLeader || standing === 'established') {
    const query = { cycle };
    const href =
      area === 'scholastic'
        ? paiPages.scholasticPai.href(undefined, query)
        : paiPages.coachPai.href({ school_id: schoolId }, query);
    return <LinkButton href={href}>{t('plan')}</LinkButton>;
  }
  if (can_establish)
    return (
      <LinkButton variant="primary" href={paiPages.scholasticPaiEstablish.href()}>
        {t('plan.establish')}
      </LinkButton>
    );
  const why =
    standing === 'too-early'
      ? t('plan.early', { day: dpiClosure ? formatDay(dpiClosure.end_at) : '' })
      : t('plan.no-answers');
  return (
    <Button variant="primary" isDisabled disabledReason={why}>
      {t('plan.establish')}
    </Button>
  );
}
