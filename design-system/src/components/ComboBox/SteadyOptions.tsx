import { memo, useContext, useDeferredValue, useRef } from 'react';
import type { ComponentProps, ContextType, ReactNode } from 'react';
// Custom collection renderers have no export path of their own.
import { CollectionRendererContext, DefaultCollectionRenderer } from 'react-aria-components';
import { ListStateContext } from 'react-aria-components/ListBox';
import { useOption } from 'react-aria/useListBox';
import { DrawnOption, OptionNote, OptionText, type OptionItem } from '../Field';

type State = NonNullable<ContextType<typeof ListStateContext>>;
type Node = NonNullable<ReturnType<State['collection']['getItem']>>;

/** More options than are visible. They render with the key press, the others right after. */
const FIRST = 12;

/**
 * Renders a list with minimal work per key. React Aria re-renders all options on any change; this re-renders only those
 * whose focus or selection changed. Others keep a stale state, which is safe because a `ComboBox` treats an option the
 * same in every state.
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
  /** Neither focused nor selected. */
  isPlain: boolean;
}

/**
 * Uses React Aria's hook instead of its component, which reads the list state from a context: React re-renders all
 * consumers of a changed context, even below an unchanged nearer provider.
 */
const SteadyOption = memo(
  function SteadyOption({ node, state }: SteadyOptionProps) {
    const ref = useRef<HTMLDivElement>(null);
    const { optionProps, labelProps, descriptionProps, ...is } = useOption({ key: node.key }, state, ref);
    const { label, description } = node.value as OptionItem; // `Options` passes these items.
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
