import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import { IconButton, Menu } from '@ruta/design-system';
import type { MenuItemSpec } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { consoleTexts } from '../console.texts';

interface ContentMenuProps {
  content: OtherContent;
  /** Its place among all, counted from 1; undefined where it cannot be moved. */
  place: number | undefined;
  total: number;
  onEdit: (content: OtherContent) => void;
  onMove: (content: OtherContent, place: number) => Promise<void>;
  onDelete: (content: OtherContent) => void;
}

/** What is done with a content in the console. A key of an embedded page is moved and deleted, never edited. */
export function ContentMenu({ content, place, total, onEdit, onMove, onDelete }: ContentMenuProps) {
  const t = useTexts(consoleTexts);
  const items: MenuItemSpec[] = [
    ...(content.type === 'key' ? [] : [{ id: 'edit', label: t('edit'), icon: 'edit' as const }]),
    ...(place !== undefined && place > 1 ? [{ id: 'up', label: t('up'), icon: 'arrowUp' as const }] : []),
    ...(place !== undefined && place < total ? [{ id: 'down', label: t('down'), icon: 'arrowDown' as const }] : []),
    { id: 'delete', label: t('delete'), icon: 'trash', tone: 'danger' },
  ];
  return (
    <Menu
      label={t('actions', { name: content.name })}
      trigger={<IconButton icon="more" label={t('actions', { name: content.name })} />}
      items={items}
      onAction={(id) => {
        if (id === 'edit') onEdit(content);
        else if (id === 'delete') onDelete(content);
        else if (place !== undefined) void onMove(content, place + (id === 'up' ? -1 : 1));
      }}
    />
  );
}
