import type { ReactNode, RefObject } from 'react';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { HeadingRoot } from '../Heading/Heading.styles';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { IconButton } from '../IconButton';
import { breakpoints } from '../../tokens';
import { CardActs, CardDialog, CardFacts, CardHead, CardSigns, CardSurface } from './ItemCard.styles';

/** A line of the card. */
export interface ItemCardFact {
  /** Id of the fact. */
  id: string;
  /** Its icon, which carries no meaning of its own. */
  icon: IconName;
  /** The text: "lunes 16 de noviembre, 09:00 a 10:00". */
  text: string;
}

export interface ItemCardProps {
  /** The element beside which the card opens. */
  anchor: RefObject<Element | null>;
  /** Whether the card is open. Controlled. */
  isOpen: boolean;
  /** Called when the card should close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Title, also the accessible name. */
  title: string;
  /** Chips above the title: kind and status. */
  signs?: ReactNode;
  /** When, where and who, one line each. */
  facts?: readonly ItemCardFact[] | undefined;
  /** More content below the facts. */
  children?: ReactNode;
  /** Buttons, the next act first. Without them there is nothing to do here. */
  actions?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
}

/** A small card beside an item of a calendar: what it is, and its next act first. Gives the focus back on closing. */
export function ItemCard(props: ItemCardProps) {
  const { anchor, isOpen, onOpenChange, title, signs, facts = [], children, actions, closeLabel } = props;
  // Beside the item where both sides may have room, else below it, where the card moves along the edge.
  const placement = window.innerWidth < breakpoints.tablet ? 'bottom' : 'right top';
  return (
    <CardSurface triggerRef={anchor} isOpen={isOpen} onOpenChange={onOpenChange} placement={placement} offset={6}>
      <CardDialog>
        <CardHead>
          <HeadingRoot as={AriaHeading} slot="title" level={2} data-size="S">
            {title}
          </HeadingRoot>
          <IconButton
            icon="close"
            size="S"
            tone="muted"
            label={closeLabel}
            isTooltipHidden
            onPress={() => onOpenChange(false)}
          />
        </CardHead>
        {signs === undefined ? null : <CardSigns>{signs}</CardSigns>}
        {facts.length > 0 && (
          <CardFacts>
            {facts.map(({ id, icon, text }) => (
              <li key={id}>
                <Icon name={icon} size="S" />
                <span>{text}</span>
              </li>
            ))}
          </CardFacts>
        )}
        {children}
        {actions === undefined ? null : <CardActs>{actions}</CardActs>}
      </CardDialog>
    </CardSurface>
  );
}
