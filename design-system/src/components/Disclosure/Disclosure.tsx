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
  /** Its key in an `Accordion`. */
  id?: string | undefined;
  /** What is inside. */
  title: ReactNode;
  /** A short fact at the end of the title: "3 de 4". */
  note?: ReactNode;
  /** What is shown when open. */
  children: ReactNode;
  /** Whether it is open, owned by the caller. */
  isExpanded?: boolean | undefined;
  /** Whether it starts open, when the component owns it. */
  defaultExpanded?: boolean | undefined;
  /** It was opened or closed. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /** It cannot be opened. */
  isDisabled?: boolean | undefined;
  /** Level of the heading that the title is. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
}

/** Detail that can wait until asked for. */
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
