import { Text } from 'react-aria-components/Menu';
import { defined } from '../../utils/defined';
import { Icon } from '../Icon';
import { MenuDetail, MenuMark, MenuRow, MenuWords } from './Menu.styles';
import type { MenuItemSpec } from './Menu.types';

/** One item of a menu. */
export function MenuEntry({ item }: { item: MenuItemSpec }) {
  const { id, label, icon, description, href, tone = 'default', isDisabled, lang, onAction } = item;
  return (
    <MenuRow id={id} textValue={label} data-tone={tone} {...defined({ href, isDisabled, lang, onAction })}>
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode !== 'none' && (
            <MenuMark data-empty={!isSelected || undefined}>{isSelected && <Icon name="check" size="S" />}</MenuMark>
          )}
          {selectionMode === 'none' && icon && <Icon name={icon} size="S" />}
          <MenuWords>
            <Text slot="label">{label}</Text>
            {description && (
              <MenuDetail as={Text} slot="description">
                {description}
              </MenuDetail>
            )}
          </MenuWords>
        </>
      )}
    </MenuRow>
  );
}
