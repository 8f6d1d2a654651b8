import type { ListedPill, PillCatalog } from '@ruta/contracts/pills/pills.schema';
import { Select } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { choose, isActive, itemsOf, levelName, LEVELS, rowsOf, type Chosen, type Level } from '../level-items';
import { pillConsoleTexts } from '../pill-console.texts';

const NONE = 'none';
const isRequired = (level: Level) => level === 'category' || level === 'subcategory';

interface LevelFieldsProps {
  catalog: PillCatalog;
  /** The edited video, whose levels are offered also while they are switched off. */
  pill: ListedPill | null;
  chosen: Chosen;
  errors: Readonly<Record<string, string>>;
  onChange: (chosen: Chosen) => void;
}

/** The place of a video: category and subcategory, and topic and tag where they are switched on (PIL-01). */
export function LevelFields({ catalog, pill, chosen, errors, onChange }: LevelFieldsProps) {
  const t = useTexts(pillConsoleTexts);
  const locale = useLocale();
  const has: Record<Level, { id: number; name: string } | null | undefined> = {
    ...{ category: pill?.category, subcategory: pill?.sub_category, topic: pill?.topic, tag: pill?.tag },
  };
  return LEVELS.filter((level) => isActive(catalog, level) || chosen[level] !== null).map((level) => {
    const present = has[level];
    const rows = rowsOf(catalog, chosen, level);
    const items = itemsOf(rows, present?.id === chosen[level] ? present : null);
    return (
      <Select
        key={level}
        label={levelName(catalog.levels, level, locale)}
        placeholder={t('field.choose')}
        value={chosen[level] === null ? (isRequired(level) ? null : NONE) : String(chosen[level])}
        onChange={(id) => onChange(choose(chosen, level, id === null || id === NONE ? null : Number(id)))}
        items={isRequired(level) ? items : [{ id: NONE, label: t('field.none') }, ...items]}
        isDisabled={level !== 'category' && items.length === 0}
        errorMessage={errors[level]}
        isRequired={isRequired(level)}
      />
    );
  });
}
