const NAME_MAX = 200;
/** Control characters, line ends, bidirectional marks and zero-width characters (T05). */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Characters with a meaning in paths, drives or patterns of some systems. */
const SIGNS = /[<>:"|?*]/g;
/** Device names of Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'video/mp4': ['mp4'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/pdf': ['pdf'],
  'text/vtt': ['vtt'],
};

/** What Windows, macOS, Linux or a browser runs when it is opened. */
const PROGRAMS = new Set(
  (
    'apk app bat bash chm cmd cpl dll dmg exe gadget hta htm html inf ins jar js jse lnk mjs msc msi msp ' +
    'pif ps1 psm1 py reg rpm scf scr sh svg url vb vbe vbs wsf wsh xhtml xht deb docm xlsm pptm'
  ).split(' '),
);

/** Whether a name ends as a program does, whatever stands before: `acta.pdf.exe`. Signs behind it are no part of it. */
export const namesProgram = (name: string): boolean =>
  PROGRAMS.has(/\.([a-z\d]+)$/.exec(cleanName(name).toLowerCase())?.[1] ?? '');

/** Whether a name ends as that of another type does: a presentation that calls itself a film. */
export const namesAnother = (name: string, type: string): boolean =>
  Object.entries(EXTENSIONS).some(
    ([other, ends]) => other !== type && ends.some((end) => name.toLowerCase().endsWith(`.${end}`)),
  );

/**
 * The name for display and download: the original name with accents and emoji, without deceptive characters, and with
 * the extension of its type. At most 200 characters.
 */
export function displayName(given: string, type: string): string {
  const clean = cleanName(given);
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

/** A name without folders, without deceptive characters, and without dots and spaces at its ends. */
function cleanName(given: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return base
    .replace(UNSEEN, '')
    .replace(SIGNS, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
}
