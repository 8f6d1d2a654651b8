// What the generator asks, in this order, unless an option says it.
import { readFileSync } from 'node:fs';
import { at } from '../kit.mjs';
import { englishPairOf, isProbablyFeminine, pairOf, singularOf } from './words.mjs';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const isName = (text) => NAME.test(text) || 'Lower case letters and digits, with hyphens: other-contents';

const isPair = (text) => {
  try {
    return Boolean(pairOf(text));
  } catch (error) {
    return error.message;
  }
};

/** The icons of the design system, by the files that list them. */
const isIcon = (name) =>
  ['first-icons', 'more-icons'].some((file) =>
    readFileSync(at(`design-system/src/components/Icon/${file}.ts`), 'utf8').includes(`\n  ${name}: `),
  ) || 'A name of design-system/src/components/Icon, such as file or bell';

/** A default may read the answers before it. */
export const PROMPTS = [
  { name: 'room', message: 'Room, plural, as its folders are called:', validate: isName },
  { name: 'noun', message: 'One of its things:', default: ({ room }) => singularOf(room), validate: isName },
  {
    name: 'en',
    message: 'In English, singular/plural:',
    default: ({ room, noun }) => englishPairOf(room, noun),
    validate: isPair,
  },
  { name: 'es', message: 'In Spanish, singular/plural, such as comunicado/comunicados:', validate: isPair },
  {
    name: 'gender',
    message: 'Its gender in Spanish, m or f:',
    default: ({ es }) => (isProbablyFeminine(pairOf(es).one) ? 'f' : 'm'),
    validate: (text) => /^[mf]$/.test(text) || 'm or f',
  },
  { name: 'icon', message: 'Icon of its entry in the navigation:', default: () => 'file', validate: isIcon },
];

/** Answers out of options alone, the rest by default. Throws where one has no default, or is not valid. */
export function answersOf(given) {
  const answers = {};
  for (const { name, default: byDefault, validate } of PROMPTS) {
    const answer = given[name] ?? byDefault?.(answers);
    if (answer === undefined) throw new Error(`--${name} is needed where nobody can be asked`);
    const verdict = validate?.(answer) ?? true;
    if (verdict !== true) throw new Error(`--${name}: ${verdict}`);
    answers[name] = answer;
  }
  return answers;
}
