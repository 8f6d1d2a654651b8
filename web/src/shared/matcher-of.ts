/** Lower case without accents, as the server searches. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text contains every word of a search, in any order. Blank finds everything. */
export function matcherOf(sought: string): (text: string) => boolean {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => plain(text).includes(word));
}
