import { Disclosure } from '../Disclosure';
import { LoadingRegion, Skeleton } from '../Skeleton';
import { defined } from '../../utils/defined';
import { Empty, Parts, Places } from './Accordion.styles';
import type { AccordionProps } from './Accordion.types';

const PLACES = 3;
const HEIGHT = 50;

/** A list of disclosures, of which one or several are open (DS-01). */
export function Accordion(props: AccordionProps) {
  const { isLoading = false, loadingLabel } = props;
  return (
    <LoadingRegion label={loadingLabel ?? ''} isLoading={isLoading} skeleton={<Kept />}>
      <Loaded {...props} />
    </LoadingRegion>
  );
}

function Kept() {
  return (
    <Places>
      {Array.from({ length: PLACES }, (_, place) => (
        <Skeleton key={place} shape="block" height={HEIGHT} />
      ))}
    </Places>
  );
}

function Loaded(props: AccordionProps) {
  const { items, headingLevel, allowsMultiple = false, openIds, defaultOpenIds, onOpenChange, emptyText } = props;
  if (items.length === 0) return emptyText === undefined ? null : <Empty role="status">{emptyText}</Empty>;
  return (
    <Parts
      allowsMultipleExpanded={allowsMultiple}
      onExpandedChange={(keys) => onOpenChange?.([...keys].map(String))}
      {...defined({ expandedKeys: openIds, defaultExpandedKeys: defaultOpenIds })}
    >
      {items.map(({ id, title, note, content, disabledReason }) => (
        <Disclosure
          key={id}
          id={id}
          title={title}
          note={disabledReason ?? note}
          headingLevel={headingLevel}
          isDisabled={disabledReason !== undefined}
        >
          {content}
        </Disclosure>
      ))}
    </Parts>
  );
}
