import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Icon } from '../Icon';
import { Actions, Content, Grip, Place, Row, Rows } from './OrderList.styles';
import type { OrderListProps } from './OrderList.types';

/** A list whose rows are put in order: dragged by their grips, with the pointer or the keyboard. */
export function OrderList({ label, items, onMove, isDisabled = false }: OrderListProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => <Place target={target} />,
    onReorder: ({ keys, target }) => {
      const [id] = [...keys].map(String);
      if (id === undefined || id === target.key) return;
      const others = items.filter((item) => item.id !== id).map((item) => item.id);
      const before = others.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      if (items[before]?.id !== id) onMove(id, before + 1);
    },
  });
  return (
    <Rows aria-label={label} selectionMode="none" {...(!isDisabled && { dragAndDropHooks })}>
      {items.map((item) => (
        <Row key={item.id} id={item.id} textValue={item.label}>
          {!isDisabled && (
            <Grip slot="drag">
              <Icon name="grip" size="S" />
            </Grip>
          )}
          <Content>{item.content ?? item.label}</Content>
          {item.actions !== undefined && <Actions>{item.actions}</Actions>}
        </Row>
      ))}
    </Rows>
  );
}
