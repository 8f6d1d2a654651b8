import { memo } from 'react';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/mixins';
import { vars } from '../../tokens/theme';
import { defined } from '../../utils/defined';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';

export interface LinkProps {
  /** Target URL. */
  href: string;
  /** Hides the underline until hover; only where the position shows that it is a link. Default: false. */
  isQuiet?: boolean | undefined;
  /** Opens a new tab; this text says so: "se abre en otra pestaña". */
  newTabLabel?: string | undefined;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

const LinkRoot = styled(AriaLink)`
  color: ${vars.color.text.link};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: ${vars.radius.s};
  cursor: pointer;
  &[data-quiet] {
    color: inherit;
    text-decoration-color: transparent;
  }
  &[data-hovered] {
    text-decoration-color: currentcolor;
    text-decoration-thickness: 2px;
  }
  ${focusRing}
`;

/* Stays with the last word, so that it is never alone on a line. */
const Sign = styled.span`
  white-space: nowrap;
`;

/** Navigates. For actions use `Button`. */
export const Link = memo(function Link({ href, isQuiet = false, newTabLabel, lang, children }: LinkProps) {
  const isNewTab = newTabLabel !== undefined;
  return (
    <LinkRoot
      href={href}
      data-quiet={isQuiet || undefined}
      {...defined({ lang, target: isNewTab ? '_blank' : undefined, rel: isNewTab ? 'noreferrer' : undefined })}
    >
      {children}
      {isNewTab && (
        <>
          <Sign>
            {'\u00a0'}
            <Icon name="externalLink" size="S" />
          </Sign>
          <VisuallyHidden>{` (${newTabLabel})`}</VisuallyHidden>
        </>
      )}
    </LinkRoot>
  );
});
