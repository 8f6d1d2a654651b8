import type { ReactNode } from 'react';
import type { DisclosureProps } from '../Disclosure';

/** An item of an accordion. */
export interface AccordionItem {
  /** Id of the item. */
  id: string;
  /** Heading of the item. */
  title: ReactNode;
  /** Short fact at the end of the heading: "3 de 4". */
  note?: ReactNode;
  /** Content when open, including its loading state. */
  content: ReactNode;
  /** Disables the item and replaces its note; a few words. */
  disabledReason?: string | undefined;
}

interface AccordionBase {
  /** Items in order. */
  items: readonly AccordionItem[];
  /** Heading level of the items, one below the heading above. */
  headingLevel: NonNullable<DisclosureProps['headingLevel']>;
  /** Whether several items may be open. Default: false, so opening one closes the other. */
  allowsMultiple?: boolean | undefined;
  /** Called with the ids of all open items. */
  onOpenChange?: ((ids: readonly string[]) => void) | undefined;
  /** Shows placeholders instead of items. Default: false. */
  isLoading?: boolean | undefined;
  /** Announcement while loading. */
  loadingLabel?: string | undefined;
  /** Text when there are no items. */
  emptyText?: string | undefined;
}

/** Controlled with `openIds`, or uncontrolled with `defaultOpenIds`. */
export type AccordionProps = AccordionBase &
  (
    | { openIds: readonly string[]; defaultOpenIds?: undefined }
    | { openIds?: undefined; defaultOpenIds?: readonly string[] | undefined }
  );
