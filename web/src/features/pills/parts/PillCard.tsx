import type { Pill } from '@ruta/contracts/pills/pills.schema';
import { pillLibraryPages } from '@ruta/contracts/pills/pill-library.pages';
import { Icon, IconButton, Inline, Link, Menu, Text, ToggleButton, VisuallyHidden } from '@ruta/design-system';
import type { MenuSectionSpec } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { cutTitle } from '../cut-title';
import { minutesOf } from '../../../shared/film/film-progress';
import { placeOf } from '../levels';
import { pillsTexts } from '../pills.texts';
import { CardItem, Foot, Mark, Words } from './PillCard.styles';

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

/** A video of the library: title cut at 100 characters and whole in its name, category, length, views, star, lists (PIL-03). */
export function PillCard({ pill, reasons = [], list, onFavourite, sections }: PillCardProps) {
  const t = useTexts(pillsTexts);
  const { title, category, sub_category, topic, views, favorite, duration_sec, is_seen } = pill;
  const shown = cutTitle(title);
  const href = `${pillLibraryPages.pill.href({ id: pill.id })}${list === undefined ? '' : `?list=${list}`}`;
  return (
    <CardItem data-pill={pill.id}>
      <Mark aria-hidden>
        <Icon name="play" size="L" />
      </Mark>
      <Words>
        <Text weight="medium">
          <Link href={href} isQuiet>
            {shown === title ? (
              title
            ) : (
              <>
                <span aria-hidden>{shown}</span>
                <VisuallyHidden>{title}</VisuallyHidden>
              </>
            )}
          </Link>
        </Text>
        <Text variant="caption" tone="muted">
          {placeOf([category, sub_category, topic])}
        </Text>
        {reasons.map((reason) => (
          <Text key={reason} variant="caption">
            {reason}
          </Text>
        ))}
      </Words>
      <Foot>
        <Text variant="caption" tone="muted" isTabular>
          {[
            ...(duration_sec === null ? [] : [t('minutes', { count: minutesOf(duration_sec) })]),
            ...[t('views', { count: views }), ...(is_seen ? [t('seen')] : [])],
          ].join(' · ')}
        </Text>
        <Inline gap={1} wrap={false}>
          {onFavourite && (
            <ToggleButton
              icon="favorite"
              isIconOnly
              size="S"
              label={t('favourite', { title: shown })}
              isSelected={favorite}
              onChange={(next) => onFavourite(pill, next)}
            />
          )}
          {sections.length > 0 && (
            <Menu
              trigger={<IconButton icon="more" size="S" label={t('keep', { title: shown })} />}
              sections={sections}
              placement="bottom end"
            />
          )}
        </Inline>
      </Foot>
    </CardItem>
  );
}
