import { useContext, useRef } from 'react';
import type { ContextType, ReactNode } from 'react';
import { TabListStateContext } from 'react-aria-components/Tabs';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useTabPanel } from 'react-aria/useTabList';
import { Panel } from './Tabs.styles';
import { useStopIfNoneInside } from './use-stop-if-none-inside';

interface OpenPanelProps {
  /** Id of the tab. */
  id: string;
  children: ReactNode;
}

/**
 * Panel of the open tab. Uses React Aria's hook instead of its component, which forces a layout in every change to find
 * out whether the panel contains something focusable.
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

/** Without an element the hook measures nothing. */
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
