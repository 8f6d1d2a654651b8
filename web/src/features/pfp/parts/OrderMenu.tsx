import { IconButton, Menu } from '@ruta/design-system';
import type { MenuItemSpec } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { catalogueTexts } from '../catalogue.texts';

interface OrderMenuProps {
  name: string;
  /** Its place, counted from 1. */
  place: number;
  total: number;
  /** Further acts, before and behind moving. */
  first: readonly MenuItemSpec[];
  last: readonly MenuItemSpec[];
  onMove: (place: number) => void;
  onAct: (id: string) => void;
}

/** What is done with a row of the catalogue; it is moved here, too, without dragging. */
export function OrderMenu({ name, place, total, first, last, onMove, onAct }: OrderMenuProps) {
  const t = useTexts(catalogueTexts);
  const label = t('actions', { name });
  const items: MenuItemSpec[] = [
    ...first,
    ...(place > 1 ? [{ id: 'up', label: t('up'), icon: 'arrowUp' as const }] : []),
    ...(place < total ? [{ id: 'down', label: t('down'), icon: 'arrowDown' as const }] : []),
    ...last,
  ];
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} />}
      items={items}
      onAction={(id) => {
        if (id === 'up' || id === 'down') onMove(place + (id === 'up' ? -1 : 1));
        else onAct(id);
      }}
    />
  );
}
