import PDFDocument from 'pdfkit';
import { boundedQueue } from '../queue/bounded-queue';
import { fontOf, inFonts, type FontName } from './fonts';

const MARGIN = 56;
const INK = '#1b2430';
const QUIET = '#5b6675';
/** Room in points that each needs above the bottom margin, so that it stays with two lines of the text below it. */
const ROOM = { heading: 105, item: 65, label: 45 };
const FONTS: readonly FontName[] = ['regular', 'bold', 'regular-extended', 'bold-extended'];
const WITHIN_MS = 10_000;

const queue = boundedQueue({ atOnce: 2, waitingMax: 30, withinMs: WITHIN_MS, refusal: 'documents.busy' });

export interface PaperFacts {
  title: string;
  author: string;
  language: string;
  /** Text across every page. */
  watermark?: string;
  /** Footer of every page. */
  foot: (page: number, pages: number) => string;
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
  list(items: readonly string[]): void;
  gap(): void;
}

/** Draws a PDF on letter paper. Two at a time; waiting or drawing longer than ten seconds is refused as busy. */
export const drawPdf = (facts: PaperFacts, draw: (paper: Paper) => void): Promise<Buffer> =>
  queue(() => drawn(facts, draw));

async function drawn({ title, author, language, watermark, foot }: PaperFacts, draw: (paper: Paper) => void) {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, bottom: MARGIN + 16, left: MARGIN, right: MARGIN },
    bufferPages: true,
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
  for (const name of FONTS) doc.registerFont(name, fontOf(name));
  draw(paperOf(doc));
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    if (watermark) stamp(doc, watermark);
    doc.page.margins.bottom = 0;
    doc
      .font('regular')
      .fontSize(8)
      .fillColor(QUIET)
      .text(foot(at + 1, count), MARGIN, doc.page.height - MARGIN + 8, { lineBreak: false });
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function paperOf(doc: PDFKit.PDFDocument): Paper {
  const write = (text: string, weight: 'regular' | 'bold', size: number, color: string) => {
    doc.fontSize(size).fillColor(color);
    for (const line of text.split(/\r\n|\r|\n/)) {
      const pieces = inFonts(line.replace(/\t/g, '    ') || ' ', weight);
      pieces.forEach((piece, at) => {
        doc.font(piece.font).text(piece.text, { continued: at < pieces.length - 1, lineGap: size * 0.25 });
      });
    }
  };
  const keep = (room: number) => {
    if (doc.y > doc.page.height - doc.page.margins.bottom - room) doc.addPage();
  };
  return {
    title: (text) => {
      write(text, 'bold', 20, INK);
      doc.moveDown(0.3);
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
      for (const item of items) write(`•  ${item}`, 'regular', 10.5, INK);
      doc.moveDown(0.35);
    },
    gap: () => void doc.moveDown(0.6),
  };
}

/** Draws the watermark, light enough to read through, without moving the text position. */
function stamp(doc: PDFKit.PDFDocument, word: string): void {
  const { width, height } = doc.page;
  doc.save();
  doc.rotate(-35, { origin: [width / 2, height / 2] });
  doc
    .font('bold')
    .fontSize(110)
    .fillColor('#c0392b')
    .fillOpacity(0.12)
    .text(word, 0, height / 2 - 70, { width, align: 'center', lineBreak: false });
  doc.restore();
  doc.fillOpacity(1);
}
