import { memo, useContext, useDeferredValue } from 'react';
import type { ComponentProps, ContextType, ReactNode } from 'react';
// What draws a list has no path of its own in the library.
import { CollectionRendererContext, DefaultCollectionRenderer, DragAndDropContext } from 'react-aria-components';
import { ListStateContext } from 'react-aria-components/ListBox';

type State = NonNullable<ContextType<typeof ListStateContext>>;
type Node = NonNullable<ReturnType<State['collection']['getItem']>>;

/** More than there is room for: these are drawn with the key that brought them, the others right after it. */
const FIRST = 12;
const NO_DRAGGING = {};

/**
 * Draws the choices of a list so that a key costs as little as may be: the library draws every one of them anew whenever
 * anything changes, here only those do that are focused or chosen, or were. Who is given a state that has passed must
 * not mind: what a `ComboBox` does with a choice is the same in each of them.
 */
export function SteadyOptions({ children }: { children: ReactNode }) {
  return <CollectionRendererContext.Provider value={RENDERER}>{children}</CollectionRendererContext.Provider>;
}

const RENDERER = { ...DefaultCollectionRenderer, CollectionRoot: SteadyRoot };

function SteadyRoot({ collection }: ComponentProps<typeof DefaultCollectionRenderer.CollectionRoot>) {
  const state = useContext(ListStateContext);
  const drawn = useDeferredValue(collection, null);
  if (!state) return null;
  const { selectionManager } = state;
  const nodes = [...collection];
  const isAhead = drawn !== collection && nodes.findIndex(({ key }) => key === selectionManager.focusedKey) < FIRST;
  return (
    <DragAndDropContext.Provider value={NO_DRAGGING}>
      {(isAhead ? nodes.slice(0, FIRST) : nodes).map((node) => (
        <SteadyOption
          key={node.key}
          node={node}
          state={state}
          isPlain={node.key !== selectionManager.focusedKey && !selectionManager.isSelected(node.key)}
        />
      ))}
    </DragAndDropContext.Provider>
  );
}

interface SteadyOptionProps {
  node: Node;
  state: State;
  /** Neither focused nor chosen. */
  isPlain: boolean;
}

const SteadyOption = memo(
  function SteadyOption({ node, state }: SteadyOptionProps) {
    return <ListStateContext.Provider value={state}>{node.render?.(node)}</ListStateContext.Provider>;
  },
  (before, now) => before.node === now.node && before.isPlain && now.isPlain,
);
