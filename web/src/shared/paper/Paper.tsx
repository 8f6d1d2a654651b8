import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { PaperAcross, PaperOnly, PaperUpright } from './paper.styles';

/** What the browser prints in place of the page. It is there only meanwhile. */
export function Paper({ isAcross = false, children }: { isAcross?: boolean; children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the event ends.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  if (!isPrinting) return null;
  return (
    <>
      <PaperOnly />
      {isAcross ? <PaperAcross /> : <PaperUpright />}
      {createPortal(children, document.body)}
    </>
  );
}
