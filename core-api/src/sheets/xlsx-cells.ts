/** A cell as the XML of a sheet has it. Rows and columns are as written; `r` is absent in files of some writers. */
export interface WrittenCell {
  letters: string;
  /** The digits behind the letters; what is no number stays for the reader to refuse. */
  row: string;
  /** `n` is a number or a day, `e` an error. */
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
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

/** The cells of a sheet in their order, and its rows as cells without letters. */
export function* cellsIn(sheet: string): Generator<WrittenCell> {
  let cell: WrittenCell | undefined;
  for (const { name, facts, text, closes, isEmpty } of tagsIn(sheet)) {
    if (name === 'row' && !closes) yield emptyCell(attributeOf(facts, 'r') ?? '');
    else if (name === 'c') {
      if (cell) yield cell;
      cell = closes ? undefined : emptyCell(attributeOf(facts, 'r') ?? '', facts);
      if (isEmpty && cell) {
        yield cell;
        cell = undefined;
      }
    } else if (cell && !closes && name === 'f') cell.hasFormula = true;
    else if (cell && !closes && name === 'v') cell.value = text;
  }
}

function emptyCell(place: string, facts = ''): WrittenCell {
  const letters = /^[A-Z]*/.exec(place)?.[0] ?? '';
  return {
    letters,
    row: place.slice(letters.length),
    type: attributeOf(facts, 't') ?? 'n',
    style: Number(attributeOf(facts, 's') ?? 0),
    value: '',
    hasFormula: false,
  };
}
