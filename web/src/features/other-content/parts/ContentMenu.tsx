import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import { useTexts } from '../../../lib/i18n';
import { OrderMenu } from '../../../shared/ordering/OrderMenu';
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
  return (
    <OrderMenu
      label={t('actions', { name: content.name })}
      place={place}
      total={total}
      first={content.type === 'key' ? [] : [{ id: 'edit', label: t('edit'), icon: 'edit' }]}
      last={[{ id: 'delete', label: t('delete'), icon: 'trash', tone: 'danger' }]}
      onMove={(to) => void onMove(content, to)}
      onAct={(id) => (id === 'edit' ? onEdit(content) : onDelete(content))}
    />
  );
}
