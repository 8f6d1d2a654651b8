import type { Pfi, PfiRow } from '@ruta/contracts/pfi/pfi.schema';
import { call } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { MovePlanned } from '../../../shared/flow/MovePlanned';
import { AFTER_CHANGE, changeDate } from '../pfi.calls';
import { pfiTexts } from '../pfi.texts';

export interface MovePfiProps {
  pfi: Pfi;
  row: PfiRow;
  onClose: () => void;
}

/** Another date for an activity of the plan (PFI-01). Mounted while it is open. */
export function MovePfi({ pfi, row, onClose }: MovePfiProps) {
  const t = useTexts(pfiTexts);
  return (
    <MovePlanned
      title={t('move.title', { activity: row.activity })}
      failedTitle={t('move.failed')}
      plan={pfi}
      now={row}
      moved={{ type: 'PfiActivity', id: row.agenda_id }}
      onMove={(body) => call(changeDate, { params: { id: row.id }, body })}
      touches={AFTER_CHANGE}
      onClose={onClose}
    />
  );
}
