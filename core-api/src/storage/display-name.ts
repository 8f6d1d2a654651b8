const NAME_MAX = 200;
/** Controls, line ends, what turns the reading direction, and what has no width: none of it belongs to a name (T05). */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** What some systems take for a path, a drive or a pattern. */
const SIGNS = /[<>:"|?*]/g;
/** Windows takes these for devices, whatever follows the dot. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

/**
 * The name that people see and save a file by: the one it came with, its accents and emoji intact, without what could
 * deceive, ending as files of its type do. At most 200 characters.
 */
export function displayName(given: string, type: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(UNSEEN, '')
    .replace(SIGNS, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const [extension = ''] = EXTENSIONS[type] ?? [];
  const ends = (EXTENSIONS[type] ?? []).find((known) => clean.toLowerCase().endsWith(`.${known}`));
  const stem = ends ? clean.slice(0, -ends.length - 1) : clean;
  const safe = DEVICE.test(`${stem}.`) ? `_${stem}` : stem;
  const ending = ends ? clean.slice(-ends.length) : extension;
  const room = NAME_MAX - ending.length - 1;
  return `${Array.from(safe || 'archivo')
    .slice(0, room)
    .join('')}.${ending}`;
}
