import type PDFDocument from 'pdfkit';
import { boundedQueue } from '../queue/bounded-queue';
import { FONT_NAMES, fontOf, inFonts } from './fonts';
import { drawBar, type BarPart } from './paper-bar';
import { drawCode } from './paper-code';
import { drawFrame, INK, MARGIN, MARGINS, QUIET, RULE, type PaperFrame } from './paper-frame';

/** Room in points that each needs above the bottom margin, so that it stays with two lines of the text below it. */
const ROOM = { heading: 105, item: 65, label: 45, line: 24, signatures: 130, code: 180 };
const GUTTER = 24;
/** Between a bullet and its text, which all lines of the text keep. */
const HANGING = 12;
const WITHIN_MS = 10_000;

const queue = boundedQueue({ atOnce: 2, waitingMax: 30, withinMs: WITHIN_MS, refusal: 'documents.busy' });

export interface PaperFacts extends PaperFrame {
  title: string;
  author: string;
  language: string;
}

/** Drawing operations of a document: text only. There is no markup, and no address is fetched (T10). */
export interface Paper {
  title(text: string): void;
  heading(text: string): void;
  /** A smaller heading, for one of several items. */
  item(text: string): void;
  label(text: string): void;
  text(text: string): void;
  quiet(text: string): void;
  /** With bullets; what wraps stands under the text. */
  list(items: readonly string[]): void;
  gap(): void;
  /** Pairs of label and text, in two columns. */
  facts(pairs: readonly (readonly [label: string, text: string])[]): void;
  /** Begins a page where the drawing does not fit on the rest of this one; what fills more than a page just flows. */
  together(draw: (paper: Paper) => void): void;
  /** A stacked bar of shares that add up to 100. What it shows is written beside it, too. */
  bar(parts: readonly BarPart[]): void;
  /** A QR code of the text, with a white margin. */
  code(text: string): void;
  /** Lines to sign on, side by side, each with its texts below. */
  signatures(people: readonly (readonly string[])[]): void;
}

/** Draws a PDF on letter paper. Two at a time; waiting or drawing longer than ten seconds is refused as busy. */
export const drawPdf = (facts: PaperFacts, draw: (paper: Paper) => void): Promise<Buffer> =>
  queue(() => drawn(facts, draw));

async function drawn({ title, author, language, ...frame }: PaperFacts, draw: (paper: Paper) => void) {
  // Loaded with the first document: it and the decoders of its fonts are a tenth of what the server loads.
  const { default: Document } = await import('pdfkit');
  const doc = blank(Document, {
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Ruta', Producer: 'Ruta' },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  draw(paperOf(doc, Document));
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    drawFrame(doc, frame, at + 1, count);
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function blank(Document: typeof PDFDocument, options: PDFKit.PDFDocumentOptions = {}): PDFKit.PDFDocument {
  const doc = new Document({ size: 'LETTER', margins: MARGINS, bufferPages: true, ...options });
  for (const name of FONT_NAMES) doc.registerFont(name, fontOf(name));
  return doc;
}

/** Height in points of a drawing, measured on a page that is thrown away; null if it needs more than one. */
function heightOf(Document: typeof PDFDocument, draw: (paper: Paper) => void): number | null {
  const doc = blank(Document);
  draw(paperOf(doc, Document));
  return doc.bufferedPageRange().count > 1 ? null : doc.y - MARGINS.top;
}

interface Place {
  x: number;
  width: number;
}

function paperOf(doc: PDFKit.PDFDocument, Document: typeof PDFDocument): Paper {
  const whole: Place = { x: MARGIN, width: doc.page.width - 2 * MARGIN };
  const half = (whole.width - GUTTER) / 2;
  const columns: readonly Place[] = [
    { x: MARGIN, width: half },
    { x: MARGIN + half + GUTTER, width: half },
  ];
  const write = (text: string, weight: 'regular' | 'bold', size: number, color: string, { x, width } = whole) => {
    doc.fontSize(size).fillColor(color);
    for (const line of text.split(/\r\n|\r|\n/)) {
      const pieces = inFonts(line.replace(/\t/g, '    ') || ' ', weight);
      pieces.forEach((piece, at) => {
        const options = { continued: at < pieces.length - 1, lineGap: size * 0.25, width };
        doc.font(piece.font);
        if (at === 0) doc.text(piece.text, x, doc.y, options);
        else doc.text(piece.text, options);
      });
    }
  };
  const rest = () => doc.page.height - doc.page.margins.bottom - doc.y;
  const keep = (room: number) => {
    if (rest() < room) doc.addPage();
  };
  /** Draws cells side by side; text goes on below the highest. */
  const row = <T>(cells: readonly T[], cell: (item: T, place: Place) => void) => {
    const top = doc.y;
    const bottoms = cells.map((item, at) => {
      doc.y = top;
      cell(item, columns[at] ?? whole);
      return doc.y;
    });
    doc.y = Math.max(...bottoms);
  };
  const paper: Paper = {
    title: (text) => {
      write(text, 'bold', 20, INK);
      doc.moveDown(0.4);
    },
    heading: (text) => {
      keep(ROOM.heading);
      doc.moveDown(0.8);
      write(text, 'bold', 13, INK);
      doc.moveDown(0.2);
    },
    item: (text) => {
      keep(ROOM.item);
      write(text, 'bold', 11, INK);
    },
    label: (text) => {
      keep(ROOM.label);
      write(text, 'bold', 9.5, QUIET);
    },
    text: (text) => {
      write(text, 'regular', 10.5, INK);
      doc.moveDown(0.35);
    },
    quiet: (text) => write(text, 'regular', 9.5, QUIET),
    list: (items) => {
      const text = { x: whole.x + HANGING, width: whole.width - HANGING };
      for (const item of items) {
        // Bullet and text begin on one page.
        keep(ROOM.line);
        const top = doc.y;
        write('•', 'regular', 10.5, INK);
        doc.y = top;
        write(item, 'regular', 10.5, INK, text);
      }
      doc.moveDown(0.35);
    },
    gap: () => void doc.moveDown(0.6),
    facts: (pairs) => {
      for (let at = 0; at < pairs.length; at += 2) {
        keep(ROOM.item);
        row(pairs.slice(at, at + 2), ([label, text], place) => {
          write(label, 'bold', 9.5, QUIET, place);
          write(text, 'regular', 10.5, INK, place);
        });
        doc.moveDown(0.5);
      }
    },
    together: (draw) => {
      const height = heightOf(Document, draw);
      if (height !== null) keep(height);
      draw(paper);
    },
    bar: (parts) => {
      keep(ROOM.label);
      doc.y += drawBar(doc, parts, { ...whole, y: doc.y });
    },
    code: (text) => {
      keep(ROOM.code);
      doc.y += drawCode(doc, text, { x: whole.x, y: doc.y });
    },
    signatures: (people) => {
      keep(ROOM.signatures);
      doc.y += 64;
      row(people, (lines, place) => {
        doc
          .moveTo(place.x, doc.y - 6)
          .lineTo(place.x + place.width, doc.y - 6)
          .lineWidth(0.75)
          .strokeColor(RULE)
          .stroke();
        lines.forEach((line, at) => write(line, at === 0 ? 'bold' : 'regular', 9.5, at === 0 ? INK : QUIET, place));
      });
    },
  };
  return paper;
}
