import type { Pill } from '@ruta/contracts/pills/pills.schema';
import { pillLibraryPages } from '@ruta/contracts/pills/pill-library.pages';
import { IconButton, Menu, ToggleButton, VideoCard } from '@ruta/design-system';
import type { MenuSectionSpec } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { minutesOf } from '../../../shared/film/film-progress';
import { placeOf } from '../levels';
import { pillsTexts } from '../pills.texts';

interface PillCardProps {
  pill: Pill;
  /** Why it is recommended. */
  reasons?: readonly string[];
  /** The list that it is shown in, for the next one in the player. */
  list?: number | undefined;
  /** Undefined for who keeps no favourites. */
  onFavourite?: ((pill: Pill, favorite: boolean) => void) | undefined;
  /** What is done with it in lists; without any there is no menu. */
  sections: readonly MenuSectionSpec[];
}

/** A video of the library: title, category, length, views, heart, lists (PIL-03). */
export function PillCard({ pill, reasons, list, onFavourite, sections }: PillCardProps) {
  const t = useTexts(pillsTexts);
  const { id, title, category, sub_category, topic, views, favorite, duration_sec, is_seen } = pill;
  const href = `${pillLibraryPages.pill.href({ id })}${list === undefined ? '' : `?list=${list}`}`;
  const hasActions = onFavourite !== undefined || sections.length > 0;
  return (
    <VideoCard
      {...{ href, title }}
      place={placeOf([category, sub_category, topic])}
      notes={reasons}
      facts={[
        ...(duration_sec === null ? [] : [t('minutes', { count: minutesOf(duration_sec) })]),
        ...[t('views', { count: views }), ...(is_seen ? [t('seen')] : [])],
      ]}
      actions={
        hasActions ? (
          <>
            {onFavourite && (
              <ToggleButton
                icon="favorite"
                isIconOnly
                size="S"
                label={t('favourite', { title })}
                isSelected={favorite}
                onChange={(next) => onFavourite(pill, next)}
              />
            )}
            {sections.length > 0 && (
              <Menu
                trigger={<IconButton icon="more" size="S" label={t('keep', { title })} />}
                sections={sections}
                placement="bottom end"
              />
            )}
          </>
        ) : undefined
      }
    />
  );
}
