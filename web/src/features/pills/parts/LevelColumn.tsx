import { Button, Card, Heading, IconButton, Inline, Menu, Stack, Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { categoriesTexts } from '../categories.texts';
import type { TreeRow } from '../tree-rows';
import { Choice, Row, RowMenu, Rows } from './Categories.styles';

interface LevelColumnProps {
  /** The level as the network calls it. */
  title: string;
  /** Undefined where nothing is chosen above. */
  rows: readonly TreeRow[] | undefined;
  /** The name of the level above. */
  above: string;
  chosenId: number | null;
  isOff: boolean;
  /** Undefined on the last level, where nothing is below. */
  onChoose: ((id: number) => void) | undefined;
  onAdd: () => void;
  onEdit: (row: TreeRow) => void;
  onDelete: (row: TreeRow) => void;
}

/** A level of the categories with its rows, each with its number of videos (PIL-02). */
export function LevelColumn(props: LevelColumnProps) {
  const { title, rows, above, chosenId, isOff, onChoose, onAdd, onEdit, onDelete } = props;
  const t = useTexts(categoriesTexts);
  return (
    <Card>
      <Stack gap={3} element="section" aria-label={title}>
        <Inline justify="between" gap={2}>
          <Heading level={2} size="S">
            {title}
          </Heading>
          <Button
            size="S"
            icon="plus"
            aria-label={`${t('add')}: ${title}`}
            isDisabled={rows === undefined}
            disabledReason={rows === undefined ? t('choose.above', { level: above }) : undefined}
            onPress={onAdd}
          >
            {t('add')}
          </Button>
        </Inline>
        {isOff && (
          <Text variant="caption" tone="muted">
            {t('off')}
          </Text>
        )}
        {rows === undefined && <Text tone="muted">{t('choose.above', { level: above })}</Text>}
        {rows?.length === 0 && <Text tone="muted">{t('none')}</Text>}
        {rows !== undefined && rows.length > 0 && (
          <Rows>
            {rows.map((row) => (
              <Row key={row.id} data-chosen={row.id === chosenId || undefined}>
                <Stack gap={1} align="start">
                  {onChoose ? (
                    <Choice type="button" aria-pressed={row.id === chosenId} onClick={() => onChoose(row.id)}>
                      {row.name}
                    </Choice>
                  ) : (
                    <Text>{row.name}</Text>
                  )}
                  <Text variant="caption" tone="muted">
                    {[t('videos', { count: row.videos }), row.active === false && t('inactive')]
                      .filter((fact) => fact !== false)
                      .join(' · ')}
                  </Text>
                </Stack>
                <RowMenu>
                  <Menu
                    label={t('actions', { name: row.name })}
                    trigger={<IconButton icon="more" label={t('actions', { name: row.name })} />}
                    items={[
                      { id: 'edit', label: t('edit'), icon: 'edit' },
                      { id: 'delete', label: t('delete'), icon: 'trash', tone: 'danger' },
                    ]}
                    onAction={(id) => (id === 'edit' ? onEdit(row) : onDelete(row))}
                  />
                </RowMenu>
              </Row>
            ))}
          </Rows>
        )}
      </Stack>
    </Card>
  );
}
