/** A text as base64url of its UTF-8: only letters, digits, - and _. */
export function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text behind base64url; null where it is none, or no UTF-8. */
export function fromBase64Url(code: string): string | null {
  if (!/^[a-zA-Z0-9_-]+$/.test(code)) return null;
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}
