import { create } from 'qrcode';
import { INK } from './paper-frame';

/** Side of the code in points; 37 modules of 3 points are read from a phone at arm's length. */
const SIDE = 111;
const GAP = 10;

/** Draws a QR code at a place. Returns the height that it takes, with the gap below. */
export function drawCode(doc: PDFKit.PDFDocument, text: string, { x, y }: { x: number; y: number }): number {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const side = SIDE / size;
  doc.save();
  data.forEach((isDark, at) => {
    if (isDark) doc.rect(x + (at % size) * side, y + Math.floor(at / size) * side, side, side);
  });
  doc.fillColor(INK).fill();
  doc.restore();
  return SIDE + GAP;
}
