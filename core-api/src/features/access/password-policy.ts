import type { FieldMessage } from '@ruta/contracts';
import { ROLES } from '@ruta/contracts/roles';
import { searchKey } from '../../database/search-key';
import { isGuessable } from './password-guesses';

/** In code points. With this length no character classes are required (NIST SP 800-63B). */
const PASSWORD_MIN = 12;
const PASSWORD_MAX = 128;

/** Minimum of characters apart from familiar words. */
const OWN_MIN = 8;
/** Up to this many digits and signs around a common password do not improve it. */
const DECORATION_MAX = 6;
const WORD_MIN = 3;

/** Common passwords of this demo and country, in addition to the list; lower case, without spaces and accents. */
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
/** Words of the product, which attackers would try. */
const PRODUCT = ['ruta', 'coach', 'coaching', 'escuela', 'escolar', 'school', ...words(roleNames())];

/** The owner of a new password. */
export interface PasswordOwner {
  name: string;
  surname: string;
  email: string;
}

type PasswordProblem = Extract<FieldMessage, `access.password.${string}`>;

/**
 * Checks a new password: 12 to 128 characters, not common, not only names of the product or the person, and not found
 * by few guesses. There are no rules about character classes. Returns the key of the field's message, or undefined.
 */
export async function passwordProblem(password: string, about: PasswordOwner): Promise<PasswordProblem | undefined> {
  const normal = password.normalize('NFKC');
  const length = Array.from(normal).length;
  if (length < PASSWORD_MIN) return 'access.password.too-short';
  if (length > PASSWORD_MAX) return 'access.password.too-long';
  const plain = searchKey(normal).replace(/\s/g, '');
  if (isMonotonous(plain) || isCommon(plain, await commonPasswords())) return 'access.password.too-common';
  if (isFamiliar(plain, about)) return 'access.password.familiar';
  return (await isGuessable(normal, knownOf(about))) ? 'access.password.guessable' : undefined;
}

/** Keyboard rows and the alphabet in both directions, repeated to cover any password. */
const ROWS = ['1234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'].flatMap((row) => {
  const long = row.repeat(Math.ceil((2 * PASSWORD_MAX) / row.length));
  return [long, Array.from(long).reverse().join('')];
});

/** Fewer than four different characters, or a sequence of a row. */
const isMonotonous = (plain: string): boolean => new Set(plain).size < 4 || ROWS.some((row) => row.includes(plain));

/** On the list, a repetition of an entry, or an entry with a few digits and signs around it. */
function isCommon(plain: string, common: ReadonlySet<string>): boolean {
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isDecorated = core.length >= OWN_MIN - 2 && plain.length - core.length <= DECORATION_MAX;
  return [plain, unrepeated(plain), ...(isDecorated ? [core, unrepeated(core)] : [])].some((form) => common.has(form));
}

/** `abcabcabc` → `abc`. */
const unrepeated = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

/** The product's words, the person's names and the parts of their e-mail, the longest first. */
const knownOf = ({ name, surname, email }: PasswordOwner): string[] =>
  [...new Set([...words(`${name} ${surname} ${email}`), ...PRODUCT])].sort((a, b) => b.length - a.length);

/** Too short without what is known of the product and the person. */
function isFamiliar(plain: string, about: PasswordOwner): boolean {
  const known = knownOf(about);
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

/** Nearly fifty thousand passwords from leaks; loaded on first use. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'].map((word) => word.toLowerCase()), ...OURS]),
  );
  return loaded;
}
