import { schoolHistoryPage } from '@ruta/contracts/hierarchy/school-history.page';
import type { HistoryArea } from '@ruta/contracts/hierarchy/school-history.page';
import { LinkButton } from '@ruta/design-system';
import { defineTexts, useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';

const texts = defineTexts('school-history.link', {
  es: { own: 'Quién nos acompañó', other: 'Quién acompañó' },
  en: { own: 'Who accompanied us', other: 'Who accompanied it' },
});

export interface HistoryLinkProps {
  area: HistoryArea;
  schoolId: number | string;
  /** The finished cycle that is shown. */
  cycle?: string | undefined;
}

/** The way to who accompanied a school, for who may read it (HIE-06). */
export function HistoryLink({ area, schoolId, cycle }: HistoryLinkProps) {
  const t = useTexts(texts);
  const { can } = useSession();
  if (!can('hierarchy:history')) return null;
  return (
    <LinkButton icon="history" href={schoolHistoryPage(area).href({ school_id: schoolId }, { cycle })}>
      {t(area === 'scholastic' || area === 'professor' ? 'own' : 'other')}
    </LinkButton>
  );
}
