import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import type { TagsFieldProps } from './TagsField.types';
import { withoutUnseen } from '../Field/useText';
import { addTags } from './tags';

/** Values, typed text, and the announcement of the last change. */
export interface TagsInHand {
  values: readonly string[];
  text: string;
  notice: string;
  input: RefObject<HTMLInputElement | null>;
  write: (text: string) => void;
  /** Turns the typed text into tags. */
  take: () => void;
  onPaste: (event: ClipboardEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Turns a tag back into text. */
  edit: (index: number) => void;
  remove: (indices: readonly number[]) => void;
}

/** State of a tags field: typing, pasting, Backspace, and pressing a tag. */
export function useTags(props: TagsFieldProps): TagsInHand {
  const { value, defaultValue, onChange, duplicateText, tooManyText, isEnd } = props;
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<readonly string[]>(defaultValue ?? []);
  const [text, setText] = useState('');
  const [notice, setNotice] = useState('');
  const values = value ?? own;
  const isFixed = props.isDisabled === true || props.isReadOnly === true;

  const change = (next: readonly string[]) => {
    if (next.length === values.length && next.every((each, index) => each === values[index])) return;
    setOwn(next);
    onChange?.(next);
  };
  /** Adds a text to values; surplus values stay in the input. */
  const add = (before: readonly string[], added: string) => {
    const { values: next, duplicates, leftOut } = addTags(before, withoutUnseen(added), props);
    setNotice(
      leftOut.length > 0 ? (tooManyText?.(leftOut) ?? '') : duplicates.length > 0 ? duplicateText(duplicates) : '',
    );
    change(next);
    return leftOut.join(', ');
  };

  return {
    values,
    text,
    notice,
    input,
    write: (typed) => {
      const next = withoutUnseen(typed);
      setText(next);
      if (next !== text) setNotice('');
    },
    take: () => {
      if (!isFixed && text.trim() !== '') setText(add(values, text));
    },
    onPaste: (event) => {
      const pasted = event.clipboardData.getData('text');
      // A single pasted value stays text and can be edited before it is added.
      if (isFixed || props.read(pasted).length < 2) return;
      event.preventDefault();
      setText(add(values, `${text}\n${pasted}`));
    },
    onKeyDown: (event) => {
      // Keys of an input method editor compose a character.
      if (isFixed || event.nativeEvent.isComposing) return;
      const isWritten = text.trim() !== '';
      if (isWritten && (event.key === 'Enter' || isEnd(event.key, text))) {
        event.preventDefault();
        setText(add(values, text));
      } else if (event.key === 'Backspace' && text === '' && values.length > 0) {
        event.preventDefault();
        setText(values.at(-1) ?? '');
        setNotice('');
        change(values.slice(0, -1));
      }
    },
    edit: (index) => {
      const chosen = values[index];
      if (isFixed || chosen === undefined) return;
      const others = values.filter((_, each) => each !== index);
      // Adds the text in the input first.
      if (text.trim() === '') {
        setNotice('');
        change(others);
      } else add(others, text);
      setText(chosen);
      input.current?.focus();
    },
    remove: (indices) => {
      const rest = values.filter((_, index) => !indices.includes(index));
      setNotice('');
      change(rest);
      // Removing the last tag would lose focus.
      if (rest.length === 0) input.current?.focus();
    },
  };
}
