import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { defined } from '../../utils/defined';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { LiveText } from '../LiveText';
import { OpenPanel } from './OpenPanel';
import { TabCount, TabName, TabRow } from './Tabs.styles';

/** A tab with its panel. */
export interface TabItem {
  /** Id of the tab. */
  id: string;
  /** Label. */
  label: string;
  /** Content of the panel. */
  content: ReactNode;
  /** Icon before the label. */
  icon?: IconName | undefined;
  /** Number of items in the panel, shown beside the label. */
  count?: number | undefined;
  /** Whether the tab is disabled. */
  isDisabled?: boolean | undefined;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  'aria-label': string;
  /** Tabs in order. */
  tabs: readonly TabItem[];
  /** Id of the open tab. Controlled. */
  selectedId?: string | undefined;
  /** Id of the initially open tab. Uncontrolled. */
  defaultSelectedId?: string | undefined;
  /** Called with the id of the opened tab. */
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
                <LiveText isWords>{tab.label}</LiveText>
                {tab.count === undefined ? null : <TabCount translate="no">{tab.count}</TabCount>}
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

/** Inside the open tab: scrolls it into view within its row, without scrolling the page. */
function InSight() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = here.current?.closest<HTMLElement>('[role="tab"]');
    const row = tab?.closest('[role="tablist"]');
    if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, []);
  return <span ref={here} hidden />;
}
