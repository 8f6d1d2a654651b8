import { SegmentedControl } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { agendaTexts } from '../agenda.texts';
import { VIEWS } from '../use-agenda-view';
import type { ViewKind } from '../use-agenda-view';

/** Month, week, day or list (AGE-01). */
export function ViewSwitch({ kind, onChange }: { kind: ViewKind; onChange: (kind: ViewKind) => void }) {
  const t = useTexts(agendaTexts);
  return (
    <SegmentedControl
      label={t('view')}
      options={VIEWS.map((id) => ({ id, label: t(`view.${id}`) }))}
      value={kind}
      onChange={onChange}
    />
  );
}
