import type { BankQuestion } from '@ruta/contracts/dpi/bank.schema';
import { useTexts } from '../../../lib/i18n';
import { OrderMenu } from '../../../shared/ordering/OrderMenu';
import { bankTexts } from '../bank.texts';

interface BankMenuProps {
  question: BankQuestion;
  /** Its place, counted from 1. */
  place: number;
  total: number;
  canEdit: boolean;
  onEdit: () => void;
  onPreview: () => void;
  onMove: (place: number) => void;
  onTurn: () => void;
}

/** What is done with a question of the bank. */
export function BankMenu({ question, place, total, canEdit, onMove, ...acts }: BankMenuProps) {
  const t = useTexts(bankTexts);
  const { active } = question;
  const turn = { label: t(active ? 'switch.off' : 'switch.on'), icon: active ? 'lock' : 'check' } as const;
  return (
    <OrderMenu
      label={t('actions', { place })}
      place={canEdit ? place : undefined}
      total={total}
      first={[
        { id: 'preview', label: t('preview'), icon: 'eye' },
        ...(canEdit ? [{ id: 'edit', label: t('edit'), icon: 'edit' as const }] : []),
      ]}
      last={canEdit ? [{ id: 'turn', ...turn }] : []}
      onMove={onMove}
      onAct={(id) => {
        if (id === 'preview') acts.onPreview();
        else if (id === 'edit') acts.onEdit();
        else acts.onTurn();
      }}
    />
  );
}
