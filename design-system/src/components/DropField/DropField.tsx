import { useRef, type ReactNode } from 'react';
import { useDrag } from 'react-aria/useDrag';
import { useDrop } from 'react-aria/useDrop';
import { Grip } from '../DropLists/DropLists.styles';
import { Icon } from '../Icon';
import { Line, Target, Words } from './DropField.styles';

/** What is dragged; nothing else is accepted. */
const KIND = 'application/x-ruta-line';

export interface DragLineProps {
  /** Tells lines apart; `onDrop` of the field receives it. */
  id: string;
  /** Name of the grip. It names the line. */
  label: string;
  children: ReactNode;
  /** Whether the line cannot be dragged. */
  isDisabled?: boolean | undefined;
  /** Called when it is taken, such as to show fields that exist only meanwhile. */
  onTake?: ((by: 'pointer' | 'keyboard') => void) | undefined;
  /** Called when it is let go. */
  onLetGo?: ((end: { by: 'pointer' | 'keyboard'; isDropped: boolean }) => void) | undefined;
}

/** A line that is dragged to a `DropField`, by pointer or by its grip and the keyboard. */
export function DragLine({ id, label, children, isDisabled = false, onTake, onLetGo }: DragLineProps) {
  const by = useRef<'pointer' | 'keyboard'>('keyboard');
  const frame = useRef(0);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    getItems: () => [{ [KIND]: id }],
    getAllowedDropOperations: () => ['move'],
    hasDragButton: true,
    isDisabled,
    onDragStart: () => {
      if (by.current === 'keyboard') onTake?.('keyboard');
      // A page that changes at once would end the browser's own dragging.
      else frame.current = requestAnimationFrame(() => onTake?.('pointer'));
    },
    onDragEnd: ({ dropOperation }) => {
      cancelAnimationFrame(frame.current);
      onLetGo?.({ by: by.current, isDropped: dropOperation !== 'cancel' });
      by.current = 'keyboard';
    },
  });
  return (
    <Line
      {...dragProps}
      onDragStartCapture={() => (by.current = 'pointer')}
      data-dragging={isDragging || undefined}
      data-disabled={isDisabled || undefined}
    >
      <Grip {...dragButtonProps} aria-label={label} isDisabled={isDisabled}>
        <Icon name="grip" size="S" />
      </Grip>
      <Words>{children}</Words>
    </Line>
  );
}

export interface DropFieldProps {
  /** Names the place while something is dragged by keyboard. */
  label: string;
  /** Called with the id of the line that was dropped. */
  onDrop: (id: string) => void;
  /** The field that receives the line. */
  children: ReactNode;
}

/** A place around a field where a `DragLine` is dropped. */
export function DropField({ label, onDrop, children }: DropFieldProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(KIND) ? 'move' : 'cancel'),
    onDrop: ({ items }) => {
      const [line] = items;
      if (line?.kind === 'text') void line.getText(KIND).then(onDrop);
    },
  });
  return (
    <Target
      {...dropProps}
      ref={ref}
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-drop-target={isDropTarget || undefined}
    >
      {children}
    </Target>
  );
}
