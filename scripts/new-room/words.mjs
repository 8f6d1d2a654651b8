// The words of a room in both languages, as the templates need them.

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const spaced = (name) => name.replaceAll('-', ' ');

/** `announcements` → `announcement`, `activities` → `activity`; a guess to be confirmed. */
export function singularOf(room) {
  if (/ies$/.test(room)) return room.replace(/ies$/, 'y');
  if (/(?:s|x|z|ch|sh)es$/.test(room)) return room.replace(/es$/, '');
  return room.replace(/s$/, '');
}

/** Whether a Spanish noun is probably feminine; a guess to be confirmed. */
export const isProbablyFeminine = (one) => /(?:a|ción|sión|dad|tad|tud)$/.test(one);

/** `one/many` as two words; throws where one is missing. */
export function pairOf(text) {
  const [one, many] = text.split('/').map((word) => word.trim());
  if (!one || !many) throw new Error(`"${text}": singular and plural are needed, such as comunicado/comunicados`);
  return { one, many };
}

export function englishOf(pair) {
  const { one, many } = pairOf(pair);
  return { one, many, One: capital(one), Many: capital(many), a: `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}` };
}

export function spanishOf(pair, isFeminine) {
  const { one, many } = pairOf(pair);
  const agreed = (masculine, feminine) => (isFeminine ? feminine : masculine);
  return {
    one,
    many,
    One: capital(one),
    Many: capital(many),
    thisOne: `${agreed('este', 'esta')} ${one}`,
    thatOne: `${agreed('ese', 'esa')} ${one}`,
    None: `${agreed('Ningún', 'Ninguna')} ${one}`,
    New: `${agreed('Nuevo', 'Nueva')} ${one}`,
    TheMany: `${agreed('Los', 'Las')} ${many}`,
    created: agreed('creado', 'creada'),
    saved: agreed('guardado', 'guardada'),
  };
}

/** The English pair of a room's name and its singular: `other-contents` → `other content/other contents`. */
export const englishPairOf = (room, noun) => `${spaced(noun)}/${spaced(room)}`;
