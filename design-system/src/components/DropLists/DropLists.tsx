import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Icon } from '../Icon';
import { Board, Grip, Head, Item, Items, Label, Mark, Name, Others, Part } from './DropLists.styles';
import type { DropList, DropListsProps } from './DropLists.types';

/** What is dragged among the lists; nothing else is accepted. */
const KIND = 'application/x-ruta-item';

/** Lists whose items are put into one another: dragged by pointer or keyboard, alone or those that are chosen. */
export function DropLists({ lists, ...shared }: DropListsProps) {
  const [source, ...others] = lists;
  if (!source) return null;
  return (
    <Board>
      <OneList list={source} {...shared} />
      <Others>
        {others.map((list) => (
          <OneList key={list.id} list={list} {...shared} />
        ))}
      </Others>
    </Board>
  );
}

function OneList({ list, emptyText, chosen, onChoose, onMove }: Omit<DropListsProps, 'lists'> & { list: DropList }) {
  const { id, label, note, items } = list;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [KIND]: String(key) })),
    acceptedDragTypes: [KIND],
    getAllowedDropOperations: () => ['move'],
    getDropOperation: () => 'move',
    onRootDrop: ({ items: dropped }) => {
      const texts = dropped.flatMap((item) => (item.kind === 'text' ? [item.getText(KIND)] : []));
      void Promise.all(texts).then((ids) => onMove(ids, id));
    },
  });
  const mine = new Set(items.map((item) => item.id));
  return (
    <Part>
      <Head>
        <Label>{label}</Label>
        {note}
      </Head>
      <Items
        aria-label={label}
        selectionMode="multiple"
        selectedKeys={[...chosen].filter((key) => mine.has(key))}
        onSelectionChange={(keys) => {
          const here = keys === 'all' ? [...mine] : [...keys].map(String);
          onChoose(new Set([...[...chosen].filter((key) => !mine.has(key)), ...here]));
        }}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => emptyText}
      >
        {items.map((item) => (
          <Item key={item.id} id={item.id} textValue={item.label}>
            {({ isSelected }) => (
              <>
                <Mark>{isSelected && <Icon name="check" size="S" />}</Mark>
                <Name>{item.label}</Name>
                <Grip slot="drag">
                  <Icon name="grip" size="S" />
                </Grip>
              </>
            )}
          </Item>
        ))}
      </Items>
    </Part>
  );
}
