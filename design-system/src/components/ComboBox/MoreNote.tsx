import { useEffect, useState } from 'react';
import { useFieldWords } from '../Field/field-words';
import { VisuallyHidden } from '../VisuallyHidden';
import { More } from './ComboBox.styles';

/** Delay in milliseconds. The library announces the number of options when the list opens; this follows it. */
const PAUSE_MS = 1_000;

export interface MoreNoteProps {
  /** Number of options in the list. */
  shown: number;
  /** Number of options that match. */
  total: number;
}

/** Note below a truncated list: how many of how many, and to type on. Renders nothing for a complete list. */
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
