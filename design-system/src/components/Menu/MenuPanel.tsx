import { Fragment, useRef } from 'react';
import type { RefObject } from 'react';
import type { useMenuTrigger } from 'react-aria/useMenu';
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

export interface MenuPanelProps extends Omit<MenuProps, 'trigger' | 'isOpen' | 'onOpenChange'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  /** From `useMenuTrigger`: name, first focus, closing. */
  menuProps: ReturnType<typeof useMenuTrigger<object>>['menuProps'];
}

/** The open part of a menu: its list in a popover beside the trigger. */
export function MenuPanel(props: MenuPanelProps) {
  const { isOpen, onOpenChange, triggerRef, menuProps, label, items = [], sections = [], onAction, header } = props;
  const scrollRef = useRef<HTMLDivElement>(null);
  return (
    <MenuPopover
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      scrollRef={scrollRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={props.placement ?? 'bottom start'}
      offset={6}
      {...defined({ 'aria-labelledby': menuProps['aria-labelledby'] })}
    >
      {header}
      <MenuList
        {...menuProps}
        ref={scrollRef}
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
  );
}
