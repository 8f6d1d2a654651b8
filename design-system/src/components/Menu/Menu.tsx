import { Fragment } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { defined } from '../../utils/defined';
import { MenuEntry } from './MenuEntry';
import { MenuGroup, MenuGroupTitle, MenuLine, MenuList, MenuPopover } from './Menu.styles';
import type { MenuProps, MenuSectionSpec } from './Menu.types';

function Group({ section }: { section: MenuSectionSpec }) {
  const { id, label, items, selectionMode, selectedKeys, onSelectionChange } = section;
  return (
    <MenuGroup
      id={id}
      {...defined({
        selectionMode,
        selectedKeys,
        'aria-label': label,
        onSelectionChange:
          onSelectionChange &&
          ((keys: 'all' | Iterable<string | number>) =>
            onSelectionChange(keys === 'all' ? items.map((item) => item.id) : [...keys].map(String))),
      })}
    >
      {label !== undefined && <MenuGroupTitle>{label}</MenuGroupTitle>}
      {items.map((item) => (
        <MenuEntry key={item.id} item={item} />
      ))}
    </MenuGroup>
  );
}

/** A button that opens a list of actions, links or options. */
export function Menu(props: MenuProps) {
  const { trigger, label, items = [], sections = [], onAction, header, placement = 'bottom start' } = props;
  return (
    <MenuTrigger {...defined({ isOpen: props.isOpen, onOpenChange: props.onOpenChange })}>
      {trigger}
      <MenuPopover placement={placement} offset={6}>
        {header}
        <MenuList
          {...defined({
            'aria-label': label,
            onAction: onAction && ((key: string | number) => onAction(String(key))),
          })}
        >
          {items.map((item) => (
            <MenuEntry key={item.id} item={item} />
          ))}
          {sections.map((section, index) => (
            <Fragment key={section.id}>
              {(index > 0 || items.length > 0) && <MenuLine />}
              <Group section={section} />
            </Fragment>
          ))}
        </MenuList>
      </MenuPopover>
    </MenuTrigger>
  );
}
