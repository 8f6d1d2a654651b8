import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { defined } from '../../utils/defined';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { OpenPanel } from './OpenPanel';
import { TabCount, TabName, TabRow } from './Tabs.styles';

/** One tab and its panel. */
export interface TabItem {
  /** Its key. */
  id: string;
  /** Its name. */
  label: string;
  /** What its panel shows. */
  content: ReactNode;
  /** An icon before the name. */
  icon?: IconName | undefined;
  /** How many things its panel holds. */
  count?: number | undefined;
  /** It cannot be opened. */
  isDisabled?: boolean | undefined;
}

export interface TabsProps {
  /** Name of the row of tabs. */
  'aria-label': string;
  /** The tabs. */
  tabs: readonly TabItem[];
  /** Id of the open tab, owned by the caller. */
  selectedId?: string | undefined;
  /** Id of the first open tab, when the component owns it. */
  defaultSelectedId?: string | undefined;
  /** Another tab was opened. */
  onSelect?: ((id: string) => void) | undefined;
}

/** Views of the same thing, one at a time. */
export function Tabs(props: TabsProps) {
  const { tabs, selectedId, defaultSelectedId, onSelect } = props;
  return (
    <AriaTabs
      {...defined({ selectedKey: selectedId, defaultSelectedKey: defaultSelectedId })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabRow aria-label={props['aria-label']}>
        {tabs.map((tab) => (
          <TabName key={tab.id} id={tab.id} isDisabled={tab.isDisabled ?? false}>
            {({ isSelected }) => (
              <>
                {tab.icon ? <Icon name={tab.icon} size="S" /> : null}
                {tab.label}
                {tab.count === undefined ? null : <TabCount>{tab.count}</TabCount>}
                {isSelected ? <InSight /> : null}
              </>
            )}
          </TabName>
        ))}
      </TabRow>
      {tabs.map((tab) => (
        <OpenPanel key={tab.id} id={tab.id}>
          {tab.content}
        </OpenPanel>
      ))}
    </AriaTabs>
  );
}

/** In the open tab: brings it into sight where its row is narrower than the tabs. The page stays where it is. */
function InSight() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = here.current?.closest<HTMLElement>('[role="tab"]');
    const row = tab?.closest('[role="tablist"]');
    if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, []);
  return <span ref={here} hidden />;
}
