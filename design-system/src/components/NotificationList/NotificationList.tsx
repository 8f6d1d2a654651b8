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
  /** Formatted time of the event. */
  when: string;
  isUnread: boolean;
  /** URL of the related page. */
  href: string;
}

export interface NotificationListProps {
  'aria-label': string;
  items: readonly NotificationItem[];
  /** Text after the title of unread items, for screen readers: "sin leer". */
  unreadLabel: string;
  /** Accessible name of the button that marks an item as read. */
  markReadLabel: (item: NotificationItem) => string;
  onMarkRead: (id: string) => void;
  /** Called when an item is opened, before navigation. */
  onOpen?: ((item: NotificationItem) => void) | undefined;
}

/** Non-breaking, so that a date stays on one line. */
const unbroken = (text: string) =>
  text.split(/(\d{2}-\d{2}-\d{4})/).map((part, at) => (at % 2 === 1 ? <Unbroken key={at}>{part}</Unbroken> : part));

/** Notifications, newest first. A row links to its page and can be marked as read in place. */
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

/** Placeholders for the list while it loads. */
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
