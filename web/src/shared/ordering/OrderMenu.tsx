import { IconButton, Menu } from '@ruta/design-system';
import type { MenuItemSpec } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { orderMenuTexts } from './order-menu.texts';

interface OrderMenuProps {
  /** Accessible name: "Acciones de …". */
  label: string;
  /** Its place, counted from 1; undefined where it cannot be moved. */
  place: number | undefined;
  total: number;
  /** Further acts, before and behind moving. Default: []. */
  first?: readonly MenuItemSpec[];
  last?: readonly MenuItemSpec[];
  onMove: (place: number) => void;
  onAct: (id: string) => void;
}

/** What is done with a row of an ordered list; it is moved here, too, without dragging. */
export function OrderMenu({ label, place, total, first = [], last = [], onMove, onAct }: OrderMenuProps) {
  const t = useTexts(orderMenuTexts);
  const items: MenuItemSpec[] = [
    ...first,
    ...(place !== undefined && place > 1 ? [{ id: 'up', label: t('up'), icon: 'arrowUp' as const }] : []),
    ...(place !== undefined && place < total ? [{ id: 'down', label: t('down'), icon: 'arrowDown' as const }] : []),
    ...last,
  ];
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} />}
      items={items}
      onAction={(id) => {
        if (place !== undefined && (id === 'up' || id === 'down')) onMove(place + (id === 'up' ? -1 : 1));
        else onAct(id);
      }}
    />
  );
}
