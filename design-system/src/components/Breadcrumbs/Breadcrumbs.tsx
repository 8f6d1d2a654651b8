import { styled } from 'styled-components';
import { vars } from '../../tokens/theme';
import { Icon } from '../Icon';
import { Link } from '../Link';

export interface Crumb {
  label: string;
  /** Omit it for the current page, the last item. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Items from the top to the current page. */
  items: readonly Crumb[];
}

const Path = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
  > li {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[1]};
    min-block-size: 28px;
  }
  @media (pointer: coarse) {
    > li {
      min-block-size: ${vars.size.touch};
    }
  }
`;

/** Path from the top to the current page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <Path role="list">
        {items.map((item, index) => (
          <li key={item.label}>
            {index > 0 && <Icon name="chevronRight" size="S" />}
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link href={item.href} isQuiet>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </Path>
    </nav>
  );
}
