const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
/** Keys of prototype pollution; no real document has them (B59). */
const POLLUTING = new Set(['__proto__', 'constructor', 'prototype']);

export interface JsonShape {
  /** Colons outside strings: in a valid document one per member, including repeated ones. */
  members: number;
  /** Nesting depth. */
  depth: number;
}

/** Scans a JSON document in UTF-8 without parsing it. For an invalid document the result is arbitrary. */
export function shapeOf(bytes: Uint8Array): JsonShape {
  let members = 0;
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (inString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === COLON) members += 1;
    else if (OPENING.has(byte)) deepest = Math.max(deepest, (depth += 1));
    else if (CLOSING.has(byte)) depth -= 1;
  }
  return { members, depth: deepest };
}

/**
 * Number of members in a parsed document. Null if it has a polluting key, or a number that changed when it was parsed:
 * beyond a double's range, or minus zero (B58).
 */
export function membersOf(document: unknown): number | null {
  let members = 0;
  const left = [document];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'number' && (Object.is(value, -0) || !Number.isFinite(value))) return null;
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) {
      const names = Object.keys(value);
      if (names.some((name) => POLLUTING.has(name))) return null;
      members += names.length;
    }
    for (const part of Object.values(value)) left.push(part);
  }
  return members;
}
