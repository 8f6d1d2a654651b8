import { INK } from './paper-frame';

const HEIGHT = 14;
/** Between the parts, so that they are told apart without colours. */
const GAP = 1.5;
/** Narrowest part that its label fits into. */
const LABELLED = 14;

/** A part of a bar: its share of 100, its colour and what is written in it. */
export interface BarPart {
  share: number;
  color: string;
  label: string;
}

/** Draws a stacked bar as wide as the page's text. Returns the height that it takes, with the gap below. */
export function drawBar(
  doc: PDFKit.PDFDocument,
  parts: readonly BarPart[],
  { x, y, width }: { x: number; y: number; width: number },
): number {
  doc.save();
  let left = x;
  for (const { share, color, label } of parts) {
    const span = (width * share) / 100;
    if (span <= 0) continue;
    doc
      .rect(left, y, Math.max(0.5, span - GAP), HEIGHT)
      .fillColor(color)
      .fill();
    if (span >= LABELLED)
      doc
        .font('bold')
        .fontSize(8)
        .fillColor('#ffffff')
        .text(label, left + 4, y + 3, { lineBreak: false });
    left += span;
  }
  doc.restore();
  doc.fillColor(INK);
  doc.x = x;
  doc.y = y;
  return HEIGHT + 4;
}
