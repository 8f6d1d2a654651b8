import { inFonts } from './fonts';

type Pdf = PDFKit.PDFDocument;

export const MARGIN = 56;
/** Where text begins and ends on a page, in points from its edges: below the head, above the foot. */
export const MARGINS = { top: MARGIN + 34, bottom: MARGIN + 16, left: MARGIN, right: MARGIN };
export const INK = '#1b2430';
export const QUIET = '#5b6675';
export const RULE = '#c9d1da';
const BRAND = '#4484ce';

export interface PaperFrame {
  /** At the right of the head, such as the school and its cycle. */
  head: readonly string[];
  /** Of every page. */
  foot: (page: number, pages: number) => string;
  /** Text across every page. */
  watermark?: string;
}

/** Largest size of a watermark in points. */
const STAMP = 110;

/** Draws head, foot and watermark on a page whose text is written. */
export function drawFrame(doc: Pdf, { head, foot, watermark }: PaperFrame, page: number, pages: number): void {
  if (watermark) stamp(doc, watermark);
  // Text below the bottom margin would begin a page.
  doc.page.margins.bottom = 0;
  drawMark(doc);
  const right = doc.page.width - MARGIN;
  head.forEach((text, at) => {
    const [weight, color] = at === 0 ? (['bold', INK] as const) : (['regular', QUIET] as const);
    doc.fontSize(9).fillColor(color);
    writeLine(doc, text, { right, y: MARGIN - 20 + at * 13, width: 340, weight });
  });
  doc
    .moveTo(MARGIN, MARGIN + 14)
    .lineTo(right, MARGIN + 14)
    .lineWidth(0.75)
    .strokeColor(RULE)
    .stroke();
  doc.fontSize(8).fillColor(QUIET);
  writeLine(doc, foot(page, pages), {
    right,
    y: doc.page.height - MARGIN + 8,
    width: right - MARGIN,
    weight: 'regular',
  });
}

/** The mark, a route between two points, with the name. */
function drawMark(doc: Pdf): void {
  doc.save();
  doc.translate(MARGIN, MARGIN - 22).scale(0.85);
  doc.lineCap('round').strokeColor(BRAND).fillColor(BRAND);
  doc.path('M8.5 22.5H17a4.75 4.75 0 0 0 0-9.5h-6a4.25 4.25 0 0 1 0-8.5h5').lineWidth(3).stroke();
  doc.circle(5, 22.5, 3).fill();
  doc.circle(21.5, 4.5, 3).lineWidth(2.5).stroke();
  doc.restore();
  doc
    .font('bold')
    .fontSize(14)
    .fillColor(INK)
    .text('Ruta', MARGIN + 32, MARGIN - 18, { lineBreak: false });
}

interface LineOptions {
  /** Where the line ends, in points. */
  right: number;
  y: number;
  /** A longer text is cut off, with an ellipsis. */
  width: number;
  weight: 'regular' | 'bold';
}

/** Writes one line that ends at `right`. */
function writeLine(doc: Pdf, text: string, { right, y, width, weight }: LineOptions): void {
  const widthOf = (line: string) =>
    inFonts(line, weight).reduce((sum, piece) => sum + doc.font(piece.font).widthOfString(piece.text), 0);
  let line = text;
  while (widthOf(line) > width && line.length > 1) line = `${line.slice(0, -2).trimEnd()}…`;
  let x = right - widthOf(line);
  for (const piece of inFonts(line, weight)) {
    doc.font(piece.font).text(piece.text, x, y, { lineBreak: false });
    x += doc.widthOfString(piece.text);
  }
}

/** Draws the watermark on one line, light enough to read through, without moving the text position. */
function stamp(doc: Pdf, word: string): void {
  const { width, height } = doc.page;
  doc.save();
  doc.rotate(-35, { origin: [width / 2, height / 2] });
  doc.font('bold').fontSize(STAMP).fillColor('#c0392b').fillOpacity(0.12);
  // Slanted, a line has more room than the page is wide.
  const size = Math.min(STAMP, (STAMP * width * 1.1) / doc.widthOfString(word));
  doc.fontSize(size);
  const x = (width - doc.widthOfString(word)) / 2;
  doc.text(word, x, height / 2 - size * 0.64, { lineBreak: false });
  doc.restore();
  doc.fillOpacity(1);
}
