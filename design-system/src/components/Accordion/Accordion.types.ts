import type { ReactNode } from 'react';
import type { DisclosureProps } from '../Disclosure';

/** One part of an accordion. */
export interface AccordionItem {
  /** Its key. */
  id: string;
  /** What is inside. */
  title: ReactNode;
  /** A short fact at the end of the title: "3 de 4". */
  note?: ReactNode;
  /** What is shown when open; while it is on its way, that it is. */
  content: ReactNode;
  /** Why it cannot be opened, in a few words: stands in place of the note. */
  disabledReason?: string | undefined;
}

interface AccordionBase {
  /** The parts, in their order. */
  items: readonly AccordionItem[];
  /** Level of the headings that the titles are: one below the heading they stand under. */
  headingLevel: NonNullable<DisclosureProps['headingLevel']>;
  /** Whether several may be open at once. Where only one may, opening another closes it. */
  allowsMultiple?: boolean | undefined;
  /** Something was opened or closed: the ids of what is open now. */
  onOpenChange?: ((ids: readonly string[]) => void) | undefined;
  /** The parts are on their way: their places are kept. */
  isLoading?: boolean | undefined;
  /** What is on its way, for assistive technology. */
  loadingLabel?: string | undefined;
  /** What stands where there is no part. */
  emptyText?: string | undefined;
}

/** What is open belongs either to the caller or to the accordion. */
export type AccordionProps = AccordionBase &
  (
    | { openIds: readonly string[]; defaultOpenIds?: undefined }
    | { openIds?: undefined; defaultOpenIds?: readonly string[] | undefined }
  );
