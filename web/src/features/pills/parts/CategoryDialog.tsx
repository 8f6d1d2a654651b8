import { PILL_NAME_MAX } from '@ruta/contracts/pills/limits';
import { Switch, TextField } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { RevisedModal } from '../../../shared/conflict/RevisedModal';
import { useRevisedForm } from '../../../shared/conflict/use-revised-form';
import { categoriesTexts } from '../categories.texts';
import { addRow, changeRow } from '../category-deeds';
import type { Level } from '../levels';
import { PILL_CONSOLES } from '../pill-console.calls';
import type { TreeRow } from '../tree-rows';

type Stored = Pick<TreeRow, 'id' | 'name' | 'revision' | 'active'>;
const typedOf = (row: Stored | null) => ({ name: row?.name ?? '', active: row?.active ?? true });

interface CategoryDialogProps {
  level: Level;
  /** The level as the network calls it. */
  levelName: string;
  /** The edited row; null for a new one. */
  row: TreeRow | null;
  /** What a new row stands below; null for a category. */
  parentId: number | null;
  onClose: () => void;
}

/** Adds or renames a row of a level; topics and tags are switched on and off here, too (PIL-02). */
export function CategoryDialog({ level, levelName, row, parentId, onClose }: CategoryDialogProps) {
  const t = useTexts(categoriesTexts);
  const form = useRevisedForm<Stored, { name: string; active: boolean }>({
    ...{ record: row, typedOf, stale: 'pills.category-stale', reload: PILL_CONSOLES, onClose },
  });
  const { typed, write, errors, theirs } = form;
  const isSwitched = row !== null && row.active !== null;
  const send = (revision: number | undefined) =>
    row === null
      ? addRow(level, typed.name, parentId)
      : changeRow(level, {
          ...{ id: row.id, name: typed.name },
          ...(revision !== undefined && { revision }),
          ...(isSwitched && { active: typed.active }),
        });
  const stateOf = (active: boolean) => (active ? t('field.active') : t('inactive'));
  return (
    <RevisedModal
      title={t(row === null ? 'add.to' : 'edit.of', { level: levelName })}
      size="S"
      form={form}
      why={typed.name.trim() === '' ? t('why.name') : undefined}
      words={t}
      differences={() => {
        const saved = typedOf(theirs);
        return [
          { name: t('field.name'), mine: typed.name, saved: saved.name },
          ...(isSwitched
            ? [{ name: t('field.active'), mine: stateOf(typed.active), saved: stateOf(saved.active) }]
            : []),
        ];
      }}
      onSave={() => form.save(send)}
      onKeepMine={() => form.keepMine(send)}
      onClose={onClose}
    >
      <TextField
        label={t('field.name')}
        value={typed.name}
        onChange={(name) => write({ name })}
        maxLength={PILL_NAME_MAX}
        errorMessage={errors['name']}
        isRequired
        autoFocus
      />
      {isSwitched && (
        <Switch isSelected={typed.active} onChange={(active) => write({ active })} description={t('field.active.help')}>
          {t('field.active')}
        </Switch>
      )}
    </RevisedModal>
  );
}
