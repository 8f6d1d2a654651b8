/** Faults that the browser detects; the server has the final say. */
export type EmailProblem = 'no-at' | 'no-name' | 'no-domain' | 'odd-character' | 'too-long';

/** Maximum length of an address (RFC 5321). */
const LONGEST = 254;

const ODD = /[^\p{L}\p{N}.!#$%&'*+/=?^_`{|}~@-]|\.\.|@.*@|^\.|\.@|@\.|@-|-$/u;

/** First fault of an address; `undefined` if none is detected. */
export function emailProblem(address: string): EmailProblem | undefined {
  if (address.length > LONGEST) return 'too-long';
  const at = address.indexOf('@');
  if (at === -1) return 'no-at';
  if (at === 0) return 'no-name';
  if (!/[^.]\.[^.]{2,}$/.test(address.slice(at + 1))) return 'no-domain';
  return ODD.test(address) ? 'odd-character' : undefined;
}

/**
 * Addresses in pasted text, separated by commas, semicolons, spaces or lines, with or without names (`"Ruiz, Ana"
 * <ana@escuela.mx>`). Invalid addresses are included; names are dropped.
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
