import { Badge } from '../Badge';
import { Icon } from '../Icon';
import { Menu } from '../Menu';
import { MoreButton, MoreSlot, Rail, RailBadge, RailLink, RailList, RailWord } from './Navigation.styles';
import type { NavItem, PageShellProps } from './PageShell.types';

/** Items that phones show beside "more". */
const PHONE_ITEMS = 4;

type NavigationProps = Pick<
  PageShellProps,
  'navLabel' | 'moreLabel' | 'navigation' | 'secondaryNavigation' | 'currentId'
>;

function Entry({ item, isCurrent }: { item: NavItem; isCurrent: boolean }) {
  return (
    <RailLink href={item.href} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
      <Icon name={item.icon} />
      <RailWord>{item.label}</RailWord>
      {item.badge && (
        <RailBadge>
          <Badge tone="strong" label={item.badge.label}>
            {item.badge.count}
          </Badge>
        </RailBadge>
      )}
    </RailLink>
  );
}

/** Navigation as a rail on wide screens and a bottom bar on phones. */
export function Navigation(props: NavigationProps) {
  const { navLabel, moreLabel, navigation, secondaryNavigation = [], currentId } = props;
  const all = [...navigation, ...secondaryNavigation];
  const extra = all.length > PHONE_ITEMS ? all.slice(PHONE_ITEMS) : [];
  return (
    <Rail aria-label={navLabel}>
      <RailList role="list">
        {all.map((item, index) => (
          <li
            key={item.id}
            data-extra={extra.includes(item) || undefined}
            data-divided={(index === navigation.length && index > 0) || undefined}
          >
            <Entry item={item} isCurrent={item.id === currentId} />
          </li>
        ))}
        {extra.length > 0 && (
          <MoreSlot>
            <Menu
              placement="top end"
              items={extra.map(({ id, label, icon, href, badge }) => ({
                id,
                label,
                icon,
                href,
                description: badge?.label,
              }))}
              trigger={
                <MoreButton data-current={extra.some((item) => item.id === currentId) || undefined}>
                  <Icon name="more" />
                  <RailWord>{moreLabel}</RailWord>
                </MoreButton>
              }
            />
          </MoreSlot>
        )}
      </RailList>
    </Rail>
  );
}
