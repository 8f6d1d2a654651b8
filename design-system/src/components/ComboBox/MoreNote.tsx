import { useEffect, useState } from 'react';
import { useFieldWords } from '../Field/field-words';
import { VisuallyHidden } from '../VisuallyHidden';
import { More } from './ComboBox.styles';

/** The library says how many choices there are as soon as the list opens; this is said after it, and after a pause. */
const PAUSE_MS = 1_000;

export interface MoreNoteProps {
  /** Choices in the list. */
  shown: number;
  /** Choices that match. */
  total: number;
}

/** Under a list that does not hold everything: how much of it, and how to find the rest. Nothing where it does. */
export function MoreNote({ shown, total }: MoreNoteProps) {
  const { locale, words } = useFieldWords();
  const count = (many: number) => many.toLocaleString(locale);
  const text = total > shown ? words.more.replace('{shown}', count(shown)).replace('{total}', count(total)) : '';
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      {text === '' ? null : <More aria-hidden="true">{text}</More>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
