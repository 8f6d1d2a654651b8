import type { Named, PillCatalog } from '@ruta/contracts/pills/pills.schema';
import { SelectorCascade } from '@ruta/design-system';
import type { CascadeOptions } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { aboveOf, isActive, levelName, LEVELS, rowsOf, type Chosen, type Level } from '../levels';
import { levelsTexts } from '../levels.texts';

interface LevelCascadeProps {
  /** Undefined until it is known. */
  catalog: PillCatalog | undefined;
  isFailed?: boolean;
  onRetry?: () => void;
  chosen: Chosen;
  onChoose: (level: Level, id: number | null) => void;
  /** In a form: what the record has already, which is offered also while it is switched off, and the server's sentences. */
  form?: { present: Record<Level, Named | null | undefined>; errors: Readonly<Record<string, string>> };
}

/**
 * The four levels of the library, each with the rows below what is chosen above; a level that is off is not there
 * (PIL-03). A form requires the first two (PIL-01).
 */
export function LevelCascade({ catalog, isFailed, onRetry, chosen, onChoose, form }: LevelCascadeProps) {
  const t = useTexts(levelsTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const optionsOf = (level: Level): CascadeOptions => {
    if (!catalog) return { status: isFailed === true ? 'failed' : 'loading' };
    const rows = rowsOf(catalog, chosen, level);
    const present = form?.present[level];
    const isOffered = !present || present.id !== chosen[level] || rows.some(({ id }) => id === present.id);
    const items = isOffered ? rows : [...rows, present];
    return { status: 'ready', items: items.map(({ id, name }) => ({ id: String(id), label: name })) };
  };
  const isShown = (level: Level) => !catalog || isActive(catalog, level) || (form && chosen[level] !== null);
  const isRequired = (level: Level) => form !== undefined && (level === 'category' || level === 'subcategory');
  const placeholderOf = (level: Level) => {
    const above = aboveOf(level);
    if (above !== undefined && chosen[above] === null) return t('waiting');
    return t(form === undefined ? 'any' : isRequired(level) ? 'choose' : 'none');
  };
  return (
    <SelectorCascade
      label={t('title')}
      levels={LEVELS.filter(isShown).map((level) => ({
        id: level,
        label: (catalog && levelName(catalog.levels, level, locale)) ?? t('title'),
        placeholder: placeholderOf(level),
        options: optionsOf(level),
        isRequired: isRequired(level),
        errorMessage: form?.errors[level],
      }))}
      value={Object.fromEntries(LEVELS.map((level) => [level, chosen[level] === null ? null : String(chosen[level])]))}
      onChoose={({ level, value }) => {
        const known = LEVELS.find((one) => one === level);
        if (known) onChoose(known, value === null ? null : Number(value));
      }}
      onRetry={() => onRetry?.()}
      labels={{
        loading: t('loading'),
        failed: t('failed'),
        retry: shared('retry'),
        empty: t('empty'),
        noMatch: t('no-match'),
        cleared: (names) => t('cleared', { levels: names.join(', ') }),
      }}
    />
  );
}
