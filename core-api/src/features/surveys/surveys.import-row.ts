import { SurveyRowFields } from '@ruta/contracts/imports/catalogue-fields';
import { OPTION_MAX, OPTIONS_MAX, OPTIONS_MIN, QUADRANTS } from '@ruta/contracts/imports/catalogue-limits';
import { lengthOf } from '@ruta/contracts/kit/length';
import type { QuestionType, SurveyKind } from '@ruta/contracts/surveys/limits';
import { cellOf, faultsOf, flagCell, textsIn, wordIn, YES_OR_NO, type Cells, type Fault, type Words } from '../imports';

const KINDS: Words<SurveyKind> = {
  activity: ['actividad'],
  conference: ['videoconferencia', 'conferencia', 'video session'],
  upgraded: ['dos idiomas', 'two languages'],
};
const TYPES: Words<QuestionType> = {
  quadrant: ['cuadrantes', 'quadrants'],
  scale: ['escala'],
  nps: ['0 a 10', '0 to 10', 'recomendación'],
  text: ['abierta', 'texto', 'open'],
};
/** How many options a type takes; none without an entry. */
const OPTIONS: Partial<Record<QuestionType, { min: number; max: number }>> = {
  quadrant: { min: QUADRANTS, max: QUADRANTS },
  scale: { min: OPTIONS_MIN, max: OPTIONS_MAX },
};

/** How a kind stands in a file. */
export const kindOf = (kind: SurveyKind): string => KINDS[kind][0];
/** How a type of question stands in a file. */
export const typeOf = (type: QuestionType): string => TYPES[type][0];

interface ReadSurveyRow {
  kind: SurveyKind;
  anonymous: boolean;
  type: QuestionType;
  required: boolean;
}

/** Reads a row of a survey: a question, and what belongs to the whole. */
export function canonicalSurvey(cells: Cells): { cells: Cells; faults: Fault[]; read: ReadSurveyRow } {
  const faults = faultsOf(SurveyRowFields, cells);
  const word = <Key extends string>(words: Words<Key>, column: string, otherwise: Key): Key => {
    const found = wordIn(words, column, cells[column] ?? '');
    if (found.fault) faults.push(found.fault);
    return found.word ?? otherwise;
  };
  const kind = word<SurveyKind>(KINDS, 'kind', 'activity');
  const anonymous = word<'yes' | 'no'>(YES_OR_NO, 'anonymous', 'no') === 'yes';
  const type = word<QuestionType>(TYPES, 'type', 'text');
  const required = word<'yes' | 'no'>(YES_OR_NO, 'required', 'no') === 'yes';
  const options = textsIn(cells['options']);
  const english = textsIn(cells['options_en']);
  const isTypeKnown = !faults.some(({ column }) => column === 'type');
  if (isTypeKnown) faults.push(...faultsOfOptions(type, options, english));
  return {
    faults,
    read: { kind, anonymous, type, required },
    cells: {
      ...cells,
      ...{ kind: kindOf(kind), anonymous: flagCell(anonymous), required: flagCell(required) },
      ...{ type: isTypeKnown ? typeOf(type) : (cells['type'] ?? '') },
      ...{ options: cellOf(options), options_en: cellOf(english) },
    },
  };
}

function faultsOfOptions(type: QuestionType, options: readonly string[], english: readonly string[]): Fault[] {
  const wanted = OPTIONS[type];
  if (!wanted) return options.length === 0 ? [] : [{ column: 'options', key: 'imports.options.none' }];
  if (options.length < wanted.min || options.length > wanted.max)
    return [
      wanted.min === wanted.max
        ? { column: 'options', key: 'imports.options.exact', places: { count: wanted.max } }
        : { column: 'options', key: 'imports.options.count', places: wanted },
    ];
  if (english.length > 0 && english.length !== options.length)
    return [{ column: 'options_en', key: 'imports.english.count', places: { count: options.length } }];
  const tooLong = [...options, ...english].some((text) => lengthOf(text) > OPTION_MAX);
  return tooLong ? [{ column: 'options', key: 'text.too-long', places: { max: OPTION_MAX } }] : [];
}
