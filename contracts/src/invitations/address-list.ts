/**
 * Reads addresses from what people paste: lists from mail programs, tables from spreadsheets, CSV files. Browser and
 * server read with it (ADM-03), so it does not load zod. Time is linear in the text's length.
 */
import { addressForm } from '../kit/address';

/** A written address with its line number, from 1. */
export interface Written {
  line: number;
  text: string;
}

interface Row {
  line: number;
  cells: readonly Cell[];
}
interface Cell {
  text: string;
  /** The separator after it; empty at the end of a line. */
  end: string;
}

const HEADER = /^(?:correo|correos|correo electrónico|e-?mail|e-?mails|mail|email address)$/i;
/** What nobody sees, from web pages and chats. */
const UNSEEN = /[\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]/g;
const SEPARATORS = ',;\t';
const BEFORE = ' \'"`“‘«([{<';
const AFTER = ' .,;:!?\'"`”’»)]}>';

/**
 * The addresses of a text, in order: without names, brackets, `mailto:` and dots behind them, and also what is no
 * address, so that it can be named. Commas, semicolons, tabs and lines separate, and spaces between addresses. Of a table
 * only the column called “correo” or “e-mail” counts, or the only one with addresses.
 *
 * Reading what was read, joined by any separator, gives the same.
 */
export function readAddresses(text: string): Written[] {
  const rows = rowsOf(text.replace(UNSEEN, ''));
  const [head, ...body] = rows;
  if (!head) return [];
  const width = head.cells.length;
  const named = head.cells.some(hasAddress) ? -1 : head.cells.findIndex(isHeader);
  if (named >= 0 && body.every(({ cells }) => cells.length <= width)) return inColumn(body, named);
  const only = body.length > 0 && rows.every(({ cells }) => cells.length === width) ? onlyColumn(rows, width) : -1;
  if (width > 1 && only >= 0) return inColumn(rows, only);
  return rows.flatMap(({ line, cells }) => inList(cells).map((address) => ({ line, text: address })));
}

const hasAddress = ({ text }: Cell) => text.includes('@');
const isHeader = ({ text }: Cell) => text.length < 40 && HEADER.test(asWords(text));

function rowsOf(text: string): Row[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line, at) => ({ line: at + 1, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell.text.trim() !== ''));
}

/** The cells of a line. A quote that begins a cell and is closed on its line protects the separators inside. */
function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let begin = 0;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '"' && line.slice(begin, at).trim() === '') at = Math.max(at, line.indexOf('"', at + 1));
    else if (SEPARATORS.includes(character)) {
      cells.push({ text: line.slice(begin, at), end: character });
      begin = at + 1;
    }
  }
  return [...cells, { text: line.slice(begin), end: '' }];
}

/** The only column with addresses; -1 if there are several or none. */
function onlyColumn(rows: readonly Row[], width: number): number {
  const found = Array.from({ length: width }, (_, at) => at).filter((at) =>
    rows.some(({ cells }) => cells[at]?.text.includes('@')),
  );
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

const inColumn = (rows: readonly Row[], at: number): Written[] =>
  rows.flatMap(({ line, cells }) => addressesOf(cells[at]?.text ?? '').map((text) => ({ line, text })));

/** The addresses of a line without columns. */
function inList(cells: readonly Cell[]): string[] {
  return cells.flatMap((cell, at) => {
    const next = cells[at + 1]?.text ?? '';
    // `Ruiz, Ana <ana@escuela.mx>`: the comma is one of the name.
    const isName = cell.end === ',' && !hasAddress(cell) && /[^\s<][^<]*<[^<>]*@[^<>]*>/.test(next);
    return isName || isHeader(cell) ? [] : addressesOf(cell.text);
  });
}

/** The addresses of a cell, with or without a name; what is no address as it is written. */
function addressesOf(cell: string): string[] {
  const found = cell.split(/[\s,;"<>]+/).filter((word) => word.includes('@'));
  if (found.length > 0) {
    const bare = found.map(bareAddress);
    const forms = bare.map((address) => addressForm(address) ?? address);
    return bare.filter((_, at) => forms.indexOf(forms[at] ?? '') === at);
  }
  const bracketed = [...cell.matchAll(/<([^<>]*)>/g)].map(([, inside = '']) => inside).join(' ');
  const words = asWords(bracketed) || asWords(cell);
  return words === '' ? [] : [words];
}

/** A word with an @ without what surrounds addresses: `mailto:` or another label, brackets, a question, a last dot. */
function bareAddress(word: string): string {
  const at = word.indexOf('@');
  const begin = word.lastIndexOf(':', at) + 1;
  const question = word.slice(at).search(/[?#]/);
  return stripped(word.slice(begin, question < 0 ? undefined : at + question));
}

const asWords = (text: string): string => stripped(text.replace(/[\s,;"]+/g, ' '));

function stripped(text: string): string {
  let [begin, end] = [0, text.length];
  while (begin < end && BEFORE.includes(text.charAt(begin))) begin += 1;
  while (end > begin && AFTER.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(begin, end);
}
