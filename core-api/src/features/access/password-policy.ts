import type { FieldMessage } from '@ruta/contracts';
import { ROLES } from '@ruta/contracts/roles';
import { searchKey } from '../../database/search-key';

/** In code points; long enough that nothing else is asked of a password (NIST SP 800-63B). */
const PASSWORD_MIN = 12;
const PASSWORD_MAX = 128;

/** What is left of a password without the words that anybody would try first has to be at least this long. */
const OWN_MIN = 8;
/** Around a common password so many digits and signs make it no better. */
const DECORATION_MAX = 6;
const WORD_MIN = 3;

/** What our own demo and our own country add to the list of common ones; lower case, without spaces and accents. */
const OURS = [
  'ruta-demo-2026',
  'contrasena',
  'micontrasena',
  'bienvenido',
  'bienvenidos',
  'administrador',
  'administradora',
  'teamomucho',
];
/** The product's own words, as whoever guesses for this very product would use them. */
const PRODUCT = ['ruta', 'coach', 'coaching', 'escuela', 'escolar', 'school', ...words(roleNames())];

/** Whose password it is to be. */
export interface PasswordOwner {
  name: string;
  surname: string;
  email: string;
}

type PasswordProblem = Extract<FieldMessage, `access.password.${string}`>;

/**
 * What is wrong with a new password, as the key of its field's sentence; undefined where nothing is. Between 12 and 128
 * characters, none of the common ones, and more than the product's and the person's own names. Nothing is asked about
 * kinds of characters.
 */
export async function passwordProblem(password: string, about: PasswordOwner): Promise<PasswordProblem | undefined> {
  const normal = password.normalize('NFKC');
  const length = Array.from(normal).length;
  if (length < PASSWORD_MIN) return 'access.password.too-short';
  if (length > PASSWORD_MAX) return 'access.password.too-long';
  const plain = searchKey(normal).replace(/\s/g, '');
  if (isMonotonous(plain) || isCommon(plain, await commonPasswords())) return 'access.password.too-common';
  return isFamiliar(plain, about) ? 'access.password.familiar' : undefined;
}

/** Rows of a keyboard and of an alphabet, long enough for any password, to be read in both directions. */
const ROWS = ['1234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'].flatMap((row) => {
  const long = row.repeat(Math.ceil((2 * PASSWORD_MAX) / row.length));
  return [long, Array.from(long).reverse().join('')];
});

/** Fewer than four different characters, or one after the other as they stand in a row. */
const isMonotonous = (plain: string): boolean => new Set(plain).size < 4 || ROWS.some((row) => row.includes(plain));

/** On the list itself, or one of the list repeated, or with a few digits and signs around it. */
function isCommon(plain: string, common: ReadonlySet<string>): boolean {
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isDecorated = core.length >= OWN_MIN - 2 && plain.length - core.length <= DECORATION_MAX;
  return [plain, unrepeated(plain), ...(isDecorated ? [core, unrepeated(core)] : [])].some((form) => common.has(form));
}

/** `abcabcabc` as `abc`. */
const unrepeated = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** Hardly anything is left once the product's words, the person's names and the parts of their e-mail are taken out. */
function isFamiliar(plain: string, { name, surname, email }: PasswordOwner): boolean {
  const known = [...new Set([...words(`${name} ${surname} ${email}`), ...PRODUCT])].sort((a, b) => b.length - a.length);
  const own = known.reduce((rest, word) => rest.replaceAll(word, ' '), plain).replace(/[\s\p{P}\p{S}]/gu, '');
  return plain !== own && own.length < OWN_MIN && known.some((word) => plain.includes(word));
}

function words(text: string): string[] {
  return searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= WORD_MIN);
}

function roleNames(): string {
  return Object.values(ROLES)
    .flatMap(({ name }) => [name.es.replace(/\(\w+\)/g, ''), name.en])
    .join(' ');
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Nearly fifty thousand passwords that people have been found to use; unpacked at the first question, and once. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'].map((word) => word.toLowerCase()), ...OURS]),
  );
  return loaded;
}
