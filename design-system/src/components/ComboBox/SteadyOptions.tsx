import { memo, useContext, useDeferredValue, useRef } from 'react';
import type { ComponentProps, ContextType, ReactNode } from 'react';
// What draws a list has no path of its own in the library.
import { CollectionRendererContext, DefaultCollectionRenderer } from 'react-aria-components';
import { ListStateContext } from 'react-aria-components/ListBox';
import { useOption } from 'react-aria/useListBox';
import { DrawnOption, OptionNote, OptionText, type OptionItem } from '../Field';

type State = NonNullable<ContextType<typeof ListStateContext>>;
type Node = NonNullable<ReturnType<State['collection']['getItem']>>;

/** More than there is room for: these are drawn with the key that brought them, the others right after it. */
const FIRST = 12;

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
    <>
      {(isAhead ? nodes.slice(0, FIRST) : nodes).map((node) => (
        <SteadyOption
          key={node.key}
          node={node}
          state={state}
          isPlain={node.key !== selectionManager.focusedKey && !selectionManager.isSelected(node.key)}
        />
      ))}
    </>
  );
}

interface SteadyOptionProps {
  node: Node;
  state: State;
  /** Neither focused nor chosen. */
  isPlain: boolean;
}

/**
 * Drawn with the library's hook and not with its part, which reads the list's state from a context: React draws
 * whatever reads a context that changed, also where a nearer one has not.
 */
const SteadyOption = memo(
  function SteadyOption({ node, state }: SteadyOptionProps) {
    const ref = useRef<HTMLDivElement>(null);
    const { optionProps, labelProps, descriptionProps, ...is } = useOption({ key: node.key }, state, ref);
    const { label, description } = node.value as OptionItem; // what `Options` was given for it
    return (
      <DrawnOption
        {...optionProps}
        ref={ref}
        data-focused={is.isFocused || undefined}
        data-focus-visible={is.isFocusVisible || undefined}
        data-selected={is.isSelected || undefined}
        data-disabled={is.isDisabled || undefined}
      >
        <OptionText
          label={<span {...labelProps}>{label}</span>}
          note={description ? <OptionNote {...descriptionProps}>{description}</OptionNote> : null}
          isSelected={is.isSelected}
        />
      </DrawnOption>
    );
  },
  (before, now) => before.node === now.node && before.isPlain && now.isPlain,
);
