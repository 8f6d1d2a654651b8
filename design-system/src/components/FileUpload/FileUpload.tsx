import { useEffect, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button';
import { FileEntry } from './FileEntry';
import { Choices, Drop, Files, Head, Hint, Upload } from './FileUpload.styles';
import type { FileUploadProps } from './FileUpload.types';

/** Uploads a few files, chosen, photographed or dropped, and lists each with its progress. */
export function FileUpload(props: FileUploadProps) {
  const { label, description, items, accept, remaining, remainingLabel, fullReason } = props;
  const { onAdd, onRemove } = props;
  const frame = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const removed = useRef<{ id: string; next: string | undefined } | null>(null);
  const isFull = remaining <= 0;
  const why = isFull ? { isDisabled: true, disabledReason: fullReason } : {};

  // After a file is removed, focus moves to the next one or to the add button.
  useEffect(() => {
    const gone = removed.current;
    if (gone === null || items.some(({ id }) => id === gone.id)) return;
    removed.current = null;
    const next = gone.next === undefined ? undefined : buttons.current.get(gone.next);
    (next ?? frame.current?.querySelector<HTMLElement>('[data-add] button'))?.focus();
  }, [items]);

  const add = (files: FileList | null) => {
    if (files !== null && files.length > 0) onAdd([...files]);
  };
  return (
    <Upload ref={frame} role="group" aria-label={label}>
      <Drop
        aria-label={props.dropLabel}
        isDisabled={isFull}
        getDropOperation={() => 'copy'}
        onDrop={({ items: dropped }) => {
          void Promise.all(dropped.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))).then((files) => {
            if (files.length > 0) onAdd(files);
          });
        }}
      >
        <Head>
          <span>{description}</span>
          <span role="status">{remainingLabel}</span>
        </Head>
        <Choices>
          <span data-camera>
            <FileTrigger acceptedFileTypes={['image/jpeg']} defaultCamera="environment" onSelect={add}>
              <Button variant={isFull ? 'secondary' : 'primary'} {...why}>
                {props.cameraLabel}
              </Button>
            </FileTrigger>
          </span>
          <span data-add>
            <FileTrigger acceptedFileTypes={accept} allowsMultiple={remaining > 1} onSelect={add}>
              <Button icon="upload" {...why}>
                {props.addLabel}
              </Button>
            </FileTrigger>
          </span>
          {!isFull && <Hint data-drop>{props.dropLabel}</Hint>}
        </Choices>
      </Drop>
      {items.length > 0 && (
        <Files role="list" aria-label={label}>
          {items.map((item, at) => (
            <FileEntry
              key={item.id}
              item={item}
              {...props}
              onRemove={
                onRemove &&
                (() => {
                  removed.current = { id: item.id, next: (items[at + 1] ?? items[at - 1])?.id };
                  onRemove(item.id);
                })
              }
              removeRef={(button) => {
                if (button) buttons.current.set(item.id, button);
                else buttons.current.delete(item.id);
              }}
            />
          ))}
        </Files>
      )}
    </Upload>
  );
}
