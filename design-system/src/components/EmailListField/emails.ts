/** What keeps a text from being an address. The server has the last word. */
export type EmailProblem = 'no-at' | 'no-name' | 'no-domain' | 'odd-character' | 'too-long';

/** An address is no longer than this (RFC 5321). */
const LONGEST = 254;

const ODD = /[^\p{L}\p{N}.!#$%&'*+/=?^_`{|}~@-]|\.\.|@.*@|^\.|\.@|@\.|@-|-$/u;

/** What is wrong with an address; `undefined` where nothing is that can be seen from here. */
export function emailProblem(address: string): EmailProblem | undefined {
  if (address.length > LONGEST) return 'too-long';
  const at = address.indexOf('@');
  if (at === -1) return 'no-at';
  if (at === 0) return 'no-name';
  if (!/[^.]\.[^.]{2,}$/.test(address.slice(at + 1))) return 'no-domain';
  return ODD.test(address) ? 'odd-character' : undefined;
}

/**
 * The addresses in a text as people paste it: between commas, semicolons, spaces or lines, with or without a name before
 * them (`"Ruiz, Ana" <ana@escuela.mx>`). What is no address is given as well, to be mended; a name beside one is not.
 */
export function addressesIn(text: string): string[] {
  return text
    .replaceAll(/"[^"\n]*"/g, ' ')
    .replaceAll(/mailto:/gi, '')
    .split(/[,;\n\r]/)
    .flatMap((part) => {
      const named = [...part.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address.trim());
      const words = part.replaceAll(/<[^<>]*>/g, ' ').split(/\s+/);
      return [...(named.length === 0 ? words : words.filter((word) => word.includes('@'))), ...named];
    })
    .filter((address) => address !== '');
}
