import type { BankQuestion } from '@ruta/contracts/dpi/bank.schema';
import { IconButton, Menu } from '@ruta/design-system';
import type { MenuItemSpec } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
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

/** What is done with a question of the bank; it is moved here, too, without dragging. */
export function BankMenu({ question, place, total, canEdit, ...acts }: BankMenuProps) {
  const t = useTexts(bankTexts);
  const label = t('actions', { place });
  const items: MenuItemSpec[] = [
    { id: 'preview', label: t('preview'), icon: 'eye' },
    ...(canEdit
      ? ([
          { id: 'edit', label: t('edit'), icon: 'edit' },
          ...(place > 1 ? [{ id: 'up', label: t('up'), icon: 'arrowUp' } as const] : []),
          ...(place < total ? [{ id: 'down', label: t('down'), icon: 'arrowDown' } as const] : []),
          {
            id: 'turn',
            label: t(question.active ? 'switch.off' : 'switch.on'),
            icon: question.active ? 'lock' : 'check',
          },
        ] as const)
      : []),
  ];
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} />}
      items={items}
      onAction={(id) => {
        if (id === 'preview') acts.onPreview();
        else if (id === 'edit') acts.onEdit();
        else if (id === 'turn') acts.onTurn();
        else acts.onMove(place + (id === 'up' ? -1 : 1));
      }}
    />
  );
}
