import { useContext, useRef } from 'react';
import type { ContextType, ReactNode } from 'react';
import { TabListStateContext } from 'react-aria-components/Tabs';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useTabPanel } from 'react-aria/useTabList';
import { Panel } from './Tabs.styles';
import { useStopIfNoneInside } from './use-stop-if-none-inside';

interface OpenPanelProps {
  /** The tab's key. */
  id: string;
  children: ReactNode;
}

/**
 * The panel of a tab, while that is open. With the library's hook and not with its part, which has the page laid out
 * within every change to find out whether something in the panel can be reached by Tab.
 */
export function OpenPanel({ id, children }: OpenPanelProps) {
  const state = useContext(TabListStateContext);
  return state?.selectedKey === id ? (
    <Opened id={id} state={state}>
      {children}
    </Opened>
  ) : null;
}

interface OpenedProps extends OpenPanelProps {
  state: NonNullable<ContextType<typeof TabListStateContext>>;
}

/** The hook looks at nothing where there is no element. */
const NOTHING = { current: null };

function Opened({ id, state, children }: OpenedProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { tabIndex: _always, ...named } = useTabPanel({ id }, state, NOTHING).tabPanelProps;
  const { focusProps, isFocusVisible } = useFocusRing();
  useStopIfNoneInside(panel);
  return (
    <Panel {...named} {...focusProps} ref={panel} data-focus-visible={isFocusVisible || undefined}>
      {children}
    </Panel>
  );
}
