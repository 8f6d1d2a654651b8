import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * Fewer guesses than this and the password falls to somebody who tries a list: below the library's score 3, "safely
 * unguessable".
 */
const GUESSES_MIN = 1e8;
/**
 * The time grows with the square of the length, and it is the event loop's: 5 ms for 16 characters, 20 to 50 for 48.
 * What follows makes a password longer, not weaker.
 */
const JUDGED_MAX = 48;

/**
 * Whether few guesses find a password: repeated parts, words, names, dates and rows of keys count for what they are
 * (zxcvbn). `known` are words that belong to the person or the product. Only lists on the server are asked.
 */
export async function isGuessable(password: string, known: readonly string[]): Promise<boolean> {
  const judged = Array.from(password).slice(0, JUDGED_MAX).join('');
  return (await judge()).check(judged, [...known]).guesses < GUESSES_MIN;
}

let loaded: Promise<ZxcvbnFactory> | undefined;

/** Loaded when the first password is chosen: 0.1 s and 40 MB. */
function judge(): Promise<ZxcvbnFactory> {
  loaded ??= load();
  return loaded;
}

/**
 * Spanish words are one dictionary, because each dictionary costs a look-up per part of a password: the library's
 * eighteen take seven times as long. Its list of Wikipedia's words would add 5 MB for words that are rare.
 */
async function load(): Promise<ZxcvbnFactory> {
  const [core, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const {
    'commonWords-es-es': words,
    'firstnames-es-es': names,
    'lastnames-es-es': surnames,
    'wikipedia-es-es': _,
    ...short
  } = spanish.dictionary;
  // The rank of a word is its place: days, months and colours are tried first.
  const inOrder = [...Object.values(short).flat(), ...names, ...words, ...surnames];
  return new core.ZxcvbnFactory({
    dictionary: { passwords: common.dictionary['passwords-common'], words: [...new Set(inOrder)] },
    graphs: common.adjacencyGraphs,
  });
}
