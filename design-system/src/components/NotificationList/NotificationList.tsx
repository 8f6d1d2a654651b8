import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { IconButton } from '../IconButton';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { Aside, Item, Items, Mark, OpenLink, Unbroken, When, Words } from './NotificationList.styles';

export interface NotificationItem {
  id: string;
  icon: IconName;
  title: string;
  body: string;
  /** When it happened, in the reader's words. */
  when: string;
  isUnread: boolean;
  /** The page that tells more. */
  href: string;
}

export interface NotificationListProps {
  'aria-label': string;
  items: readonly NotificationItem[];
  /** Follows the title of what is unread, for who does not see the colour: "sin leer". */
  unreadLabel: string;
  /** The name of the button that marks one as read; the title is added by `markReadLabel(item)`. */
  markReadLabel: (item: NotificationItem) => string;
  onMarkRead: (id: string) => void;
  /** One was opened: its page is on the way. */
  onOpen?: ((item: NotificationItem) => void) | undefined;
}

/** A date is read in one piece, so no line ends inside one. */
const unbroken = (text: string) =>
  text.split(/(\d{2}-\d{2}-\d{4})/).map((part, at) => (at % 2 === 1 ? <Unbroken key={at}>{part}</Unbroken> : part));

/** What one was told, newest first; a row leads to its page and can be marked as read without leaving. */
export function NotificationList(props: NotificationListProps) {
  const { items, unreadLabel, markReadLabel, onMarkRead, onOpen } = props;
  return (
    <Items role="list" aria-label={props['aria-label']}>
      {items.map((item) => (
        <Item key={item.id} data-unread={item.isUnread || undefined}>
          <Mark>
            <Icon name={item.icon} />
          </Mark>
          <Words>
            <OpenLink href={item.href} {...(onOpen ? { onPress: () => onOpen(item) } : {})}>
              {unbroken(item.title)}
              {item.isUnread && <VisuallyHidden>{` (${unreadLabel})`}</VisuallyHidden>}
            </OpenLink>
            <span>{unbroken(item.body)}</span>
            <When>{unbroken(item.when)}</When>
          </Words>
          <Aside>
            {item.isUnread && (
              <IconButton
                icon="check"
                size="S"
                tone="muted"
                label={markReadLabel(item)}
                onPress={() => onMarkRead(item.id)}
              />
            )}
          </Aside>
        </Item>
      ))}
    </Items>
  );
}

/** Holds the place of the list while it loads. */
export function NotificationPlaces({ count = 3 }: { count?: number }) {
  return (
    <Items role="presentation">
      {Array.from({ length: count }, (_, place) => (
        <Item key={place} role="presentation">
          <Skeleton shape="circle" height={20} />
          <Words>
            <Skeleton width={80} />
            <Skeleton width={100} />
            <Skeleton width={30} />
          </Words>
          <Aside />
        </Item>
      ))}
    </Items>
  );
}
