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
  /** The page's one `h1`. */
  title: string;
  /** Facts under the title: a chip, a date, a school. */
  meta?: ReactNode;
  /** The actions beside the main one, the least used behind a menu. */
  actions?: ReactNode;
  /** The page's main action: one button or link button. It floats on phones. */
  primaryAction?: ReactNode;
  /** Keeps the main action in line on phones too. */
  isPrimaryInline?: boolean | undefined;
  /** The way up: where it leads and its name. */
  backTo?: { readonly href: string; readonly label: string } | undefined;
  /** The way here, instead of `backTo`. */
  breadcrumbs?: ReactNode;
  /** Moves the focus to the title when the page appears: on after a change of route. */
  shouldFocusTitle?: boolean | undefined;
}

/** What this page is, and what one does here. */
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
              <MainAction data-floats={!isPrimaryInline || undefined}>{primaryAction}</MainAction>
            )}
          </HeaderActions>
        )}
      </HeaderLine>
    </HeaderRoot>
  );
}
