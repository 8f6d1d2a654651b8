import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import { BackLink } from './BackLink';
import {
  BackSlot,
  HeaderActions,
  HeaderLine,
  HeaderMeta,
  HeaderRoot,
  HeaderWords,
  MainAction,
} from './PageHeader.styles';

export interface PageHeaderProps {
  /** The page's only `h1`. */
  title: string;
  /** Facts below the title: a chip, a date, a school. */
  meta?: ReactNode;
  /** Secondary actions; rare ones in a menu. */
  actions?: ReactNode;
  /** Main action: one button or link button. On phones it is a bar above the navigation. */
  primaryAction?: ReactNode;
  /** Keeps the main action inline on phones. Default: false. */
  isPrimaryInline?: boolean | undefined;
  /** Parent page: URL and name. */
  backTo?: { readonly href: string; readonly label: string } | undefined;
  /** Breadcrumbs, instead of `backTo`. */
  breadcrumbs?: ReactNode;
  /** Focuses the title on mount; set it after a route change. Default: false. */
  shouldFocusTitle?: boolean | undefined;
}

/** Title and actions of a page. */
export function PageHeader(props: PageHeaderProps) {
  const { title, meta, actions, primaryAction, isPrimaryInline = false, backTo, breadcrumbs } = props;
  const { shouldFocusTitle = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shouldFocusTitle) heading.current?.focus();
  }, [shouldFocusTitle]);
  const hasActions = actions !== undefined || primaryAction !== undefined;
  return (
    <HeaderRoot>
      {breadcrumbs}
      {backTo && (
        <BackSlot>
          <BackLink {...backTo} />
        </BackSlot>
      )}
      <HeaderLine>
        <HeaderWords>
          <Heading level={1} size="XL" tabIndex={-1} ref={heading}>
            {title}
          </Heading>
          {meta !== undefined && <HeaderMeta>{meta}</HeaderMeta>}
        </HeaderWords>
        {hasActions && (
          <HeaderActions>
            {actions}
            {primaryAction !== undefined && (
              <MainAction data-docks={!isPrimaryInline || undefined}>{primaryAction}</MainAction>
            )}
          </HeaderActions>
        )}
      </HeaderLine>
    </HeaderRoot>
  );
}
