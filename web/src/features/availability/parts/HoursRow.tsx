import type { Availability } from '@ruta/contracts/availability/availability.schema';
import { IconButton, Inline, Menu, Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { availabilityTexts } from '../availability.texts';
import { useHoursWords } from '../use-hours-words';

interface HoursRowProps {
  row: Availability;
  /** Whether the day is part of the line. */
  withDay?: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** Hours of an agent in a line, with what can be done with them. */
export function HoursRow({ row, withDay = false, onEdit, onDelete }: HoursRowProps) {
  const t = useTexts(availabilityTexts);
  const { hours, whole } = useHoursWords();
  return (
    <Inline gap={2} justify="between" wrap={false}>
      <Text>{withDay ? whole(row) : hours(row)}</Text>
      <Menu
        label={t('actions', { hours: whole(row) })}
        trigger={<IconButton icon="more" label={t('actions', { hours: whole(row) })} />}
        items={[
          { id: 'edit', label: t('edit'), icon: 'edit' },
          { id: 'delete', label: t('delete'), icon: 'trash', tone: 'danger' },
        ]}
        onAction={(id) => (id === 'edit' ? onEdit() : onDelete())}
      />
    </Inline>
  );
}
