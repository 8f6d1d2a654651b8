import { useEffect, useRef, useState } from 'react';
import { Spinner, Text, VisuallyHidden } from '@ruta/design-system';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useTexts } from '../../lib/i18n';
import { Sheet, Sheets } from './FileModal.styles';
import { filesTexts } from './files.texts';

GlobalWorkerOptions.workerSrc = worker;

/** Sharper than this a page only takes memory. */
const SHARPNESS_MAX = 2;

export interface PdfPagesProps {
  url: string;
  onFailed: () => void;
}

/** The pages of a PDF, each drawn when it comes into view. Its text stands beside the picture for screen readers. */
export function PdfPages({ url, onFailed }: PdfPagesProps) {
  const t = useTexts(filesTexts);
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  useEffect(() => {
    const opening = getDocument({ url });
    let isHere = true;
    opening.promise.then(
      (opened) => isHere && setPdf(opened),
      () => isHere && failed.current(),
    );
    return () => {
      isHere = false;
      void opening.destroy();
    };
  }, [url]);
  if (pdf === null) return <Spinner label={t('loading')} />;
  return (
    <Sheets>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage key={index} pdf={pdf} page={index + 1} />
      ))}
    </Sheets>
  );
}

function PdfPage({ pdf, page: number }: { pdf: PDFDocumentProxy; page: number }) {
  const t = useTexts(filesTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return;
    const stop = new AbortController();
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        draw(pdf, { number, drawn, stop: stop.signal }).then(setText, () => undefined);
      },
      { rootMargin: '50%' },
    );
    watch.observe(drawn);
    return () => {
      watch.disconnect();
      stop.abort();
    };
  }, [pdf, number]);
  return (
    <Sheet>
      {/* A sheet of paper until it is drawn, so that the pages below stay where they are. */}
      <canvas ref={canvas} width={850} height={1100} aria-hidden />
      <VisuallyHidden>{text}</VisuallyHidden>
      <Text element="p" variant="caption" tone="muted">
        {t('page.of', { page: number, pages: pdf.numPages })}
      </Text>
    </Sheet>
  );
}

interface Drawing {
  number: number;
  drawn: HTMLCanvasElement;
  stop: AbortSignal;
}

/** Draws a page as wide as it is shown, and gives its text. */
async function draw(pdf: PDFDocumentProxy, { number, drawn, stop }: Drawing): Promise<string> {
  const page = await pdf.getPage(number);
  stop.throwIfAborted();
  const { width } = page.getViewport({ scale: 1 });
  const sharpness = Math.min(window.devicePixelRatio || 1, SHARPNESS_MAX);
  const viewport = page.getViewport({ scale: (drawn.clientWidth / width) * sharpness });
  drawn.width = Math.floor(viewport.width);
  drawn.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas: drawn, viewport });
  stop.addEventListener('abort', () => drawing.cancel());
  await drawing.promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
