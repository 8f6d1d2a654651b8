import { columnLetters, columnNumber } from './sheet';

/** A cell as the XML of a sheet has it. Some writers leave its place out: it is the next one then. */
export interface WrittenCell {
  letters: string;
  /** The digits behind the letters; what is no number stays for the reader to refuse. */
  row: string;
  /** `n` is a number or a day, `e` an error. */
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
  /** Whether the file names its place. */
  isPlaced: boolean;
}

/**
 * Tags of a part with the text behind each. Writers such as OpenXML SDK put a prefix in front of every name. A tag ends
 * where the next begins, so that a hostile part is read once.
 */
const TAGS = /<(?<closes>\/?)(?:[\w.-]+:)?(?<name>[A-Za-z]+)(?<facts>(?:\s[^<>]*)?)>(?<text>[^<]*)/g;

interface Tag {
  name: string;
  facts: string;
  text: string;
  closes: boolean;
  /** `<c/>`, which nothing closes. */
  isEmpty: boolean;
}

/** The tags of a part in their order, by their names without prefix. */
export function* tagsIn(part: string): Generator<Tag> {
  for (const { groups } of part.matchAll(TAGS)) {
    const { closes, name = '', facts = '', text = '' } = groups ?? {};
    yield { name, facts, text, closes: closes === '/', isEmpty: facts.endsWith('/') };
  }
}

const patterns = new Map<string, RegExp>();

/** An attribute of a tag, with or without a prefix; undefined where there is none. */
export function attributeOf(facts: string, name: string): string | undefined {
  const pattern = patterns.get(name) ?? new RegExp(String.raw`\s(?:[\w.-]+:)?${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  const found = pattern.exec(facts);
  return found?.[1] ?? found?.[2];
}

/** Counts rows and cells as they come, for those that name no place. */
function places() {
  let row = 0;
  let column = 0;
  return {
    /** The number of a row. */
    rowOf: (facts: string): string => {
      const told = attributeOf(facts, 'r');
      row = told === undefined ? row + 1 : Number(told);
      column = 0;
      return told ?? String(row);
    },
    /** The place of a cell, such as `B2`. */
    cellOf: (facts: string): string => {
      const told = attributeOf(facts, 'r');
      column = told === undefined ? column + 1 : columnNumber(lettersOf(told));
      return told ?? `${columnLetters(column)}${row}`;
    },
  };
}

/** The cells of a sheet in their order, and its rows as cells without letters. */
export function* cellsIn(sheet: string): Generator<WrittenCell> {
  const { rowOf, cellOf } = places();
  let cell: WrittenCell | undefined;
  for (const { name, facts, text, closes, isEmpty } of tagsIn(sheet)) {
    if (name === 'row' && !closes) yield emptyCell(rowOf(facts), facts);
    else if (name === 'c') {
      if (cell) yield cell;
      cell = closes ? undefined : emptyCell(cellOf(facts), facts);
      if (isEmpty && cell) {
        yield cell;
        cell = undefined;
      }
    } else if (cell && !closes && name === 'f') cell.hasFormula = true;
    else if (cell && !closes && name === 'v') cell.value = text;
  }
}

/** The tags that open a row or a cell. */
const OPENING = /<((?:[\w.-]+:)?(row|c))((?:\s[^<>]*)?)>/g;

/** The same sheet with the place of every row and cell, which our reader asks for. */
export function withPlaces(sheet: string): string {
  const { rowOf, cellOf } = places();
  return sheet.replace(OPENING, (tag: string, name: string, kind: string, facts: string) => {
    const place = kind === 'row' ? rowOf(facts) : cellOf(facts);
    return attributeOf(facts, 'r') === undefined ? `<${name} r="${place}"${facts}>` : tag;
  });
}

const lettersOf = (place: string) => /^[A-Z]*/.exec(place)?.[0] ?? '';

function emptyCell(place: string, facts: string): WrittenCell {
  const letters = lettersOf(place);
  return {
    letters,
    row: place.slice(letters.length),
    type: attributeOf(facts, 't') ?? 'n',
    style: Number(attributeOf(facts, 's') ?? 0),
    value: '',
    hasFormula: false,
    isPlaced: attributeOf(facts, 'r') !== undefined,
  };
}
