/**
 * The normal form of an e-mail address, in which it is stored and compared byte by byte on both databases (decision
 * 0075): without spaces around it, ASCII only, in lower case. Null for other characters: a collation could take them
 * for letters of somebody else's address. Imports nothing, so browser code may use it.
 */
export function addressForm(typed: string): string | null {
  const trimmed = typed.trim();
  return ASCII.test(trimmed) ? trimmed.toLowerCase() : null;
}

const ASCII = /^[\x20-\x7e]*$/;
