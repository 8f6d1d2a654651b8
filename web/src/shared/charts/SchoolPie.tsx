import { useTexts } from '../../lib/i18n';
import { SharePie } from './SharePie';
import { schoolPieTexts } from './school-pie.texts';

/** How many schools have a plan, and how many do not yet (STA-03). */
export function SchoolPie({ title, has, not }: { title: string; has: number; not: number }) {
  const t = useTexts(schoolPieTexts);
  return (
    <SharePie
      title={title}
      summary={t('summary', { count: has, not })}
      slices={[
        { id: 'has', label: t('has'), value: has, color: 1 },
        { id: 'not', label: t('not'), value: not, color: 3 },
      ]}
      rowHeader={t('row')}
      unit={t('unit')}
    />
  );
}
