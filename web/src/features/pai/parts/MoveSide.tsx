import type { PaiSideName } from '@ruta/contracts/pai/limits';
import type { Pai, PaiItem } from '@ruta/contracts/pai/pai.schema';
import { call } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { MovePlanned } from '../../../shared/flow/MovePlanned';
import { AFTER_CHANGE, moveItem } from '../pai.calls';
import { paiTexts } from '../pai.texts';

export interface MoveSideProps {
  pai: Pai;
  item: PaiItem;
  who: PaiSideName;
  onClose: () => void;
}

/** Another date for the activity of one’s own side (PAI-02). Mounted while it is open. */
export function MoveSide({ pai, item, who, onClose }: MoveSideProps) {
  const t = useTexts(paiTexts);
  const side = who === 'school' ? item.school_activity : item.coach_activity;
  return (
    <MovePlanned
      title={t('move.title')}
      failedTitle={t('move.failed')}
      plan={pai}
      now={side}
      moved={{ type: side.activity_type, id: side.id }}
      onMove={(body) => call(moveItem, { params: { id: item.id }, body: { who, ...body } })}
      touches={AFTER_CHANGE}
      onClose={onClose}
    />
  );
}
