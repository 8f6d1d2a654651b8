import type { ReactNode } from 'react';
import { defined } from '../../utils/defined';
import { Icon } from '../Icon';
import {
  Content,
  ContentPad,
  DisclosureHeading,
  DisclosureRoot,
  Trigger,
  TriggerNote,
  TriggerTitle,
  Turn,
} from './Disclosure.styles';

export interface DisclosureProps {
  /** Id in an `Accordion`. */
  id?: string | undefined;
  /** Heading. */
  title: ReactNode;
  /** Short fact at the end of the heading: "3 de 4". */
  note?: ReactNode;
  /** Content when open. */
  children: ReactNode;
  /** Whether it is open. Controlled. */
  isExpanded?: boolean | undefined;
  /** Whether it is open initially. Uncontrolled. */
  defaultExpanded?: boolean | undefined;
  /** Called with the new state. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /** Whether it cannot be opened. */
  isDisabled?: boolean | undefined;
  /** Heading level. Default: 3. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
}

/** A section that can be expanded, for optional detail. */
export function Disclosure(props: DisclosureProps) {
  const {
    id,
    title,
    note,
    children,
    isExpanded,
    defaultExpanded,
    onExpandedChange,
    isDisabled,
    headingLevel = 3,
  } = props;
  return (
    <DisclosureRoot {...defined({ id, isExpanded, defaultExpanded, onExpandedChange, isDisabled })}>
      {(state) => (
        <>
          <DisclosureHeading level={headingLevel}>
            <Trigger slot="trigger">
              <Turn data-open={state.isExpanded || undefined}>
                <Icon name="chevronRight" size="S" />
              </Turn>
              <TriggerTitle>{title}</TriggerTitle>
              {note ? <TriggerNote>{note}</TriggerNote> : null}
            </Trigger>
          </DisclosureHeading>
          <Content>
            <ContentPad>{children}</ContentPad>
          </Content>
        </>
      )}
    </DisclosureRoot>
  );
}
