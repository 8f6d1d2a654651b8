import { getRoles, within } from 'storybook/test';

/** A part of a component in the accessibility tree. */
export interface AnatomyPart {
  readonly role: string;
  readonly name: string;
  /** Number of ancestors among the parts. */
  readonly depth: number;
  /** Number of following siblings with the same role that are not listed. */
  readonly more: number;
}

const SHOWN_ALIKE = 3;
const NO_PARTS = new Set(['generic', 'presentation', 'none', 'document', 'paragraph', 'emphasis', 'strong', 'time']);

/**
 * Accessible parts inside an element, in document order. Of many with the same role in one place the first three are
 * listed.
 */
export function anatomyOf(root: HTMLElement): AnatomyPart[] {
  const found = new Map<Element, { role: string; name: string }>();
  for (const role of Object.keys(getRoles(root))) {
    if (NO_PARTS.has(role)) continue;
    within(root).queryAllByRole(role, {
      name: (name, element) => {
        if (!found.has(element)) found.set(element, { role, name });
        return true;
      },
    });
  }
  const parts: AnatomyPart[] = [];
  const alike = new Map<string, number>();
  const places = new Map<Element | undefined, number>();
  const inOrder = [...found].sort(([one], [other]) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  for (const [element, { role, name }] of inOrder) {
    const around = ancestors(element, root).filter((ancestor) => found.has(ancestor));
    const place = around[0];
    if (!places.has(place)) places.set(place, places.size);
    const kind = `${String(places.get(place))} ${role}`;
    const count = (alike.get(kind) ?? 0) + 1;
    alike.set(kind, count);
    const isInsideUnlisted = around.some((ancestor) => found.get(ancestor)?.role === 'unlisted');
    if (isInsideUnlisted || count > SHOWN_ALIKE) {
      found.set(element, { role: 'unlisted', name });
      const last = parts.findLastIndex((part) => part.role === role && part.depth === around.length);
      const shown = parts[last];
      if (!isInsideUnlisted && shown) parts[last] = { ...shown, more: shown.more + 1 };
      continue;
    }
    parts.push({ role, name, depth: around.length, more: 0 });
  }
  return parts;
}

function ancestors(element: Element, root: Element): Element[] {
  const above = element.parentElement;
  return above === null || above === root ? [] : [above, ...ancestors(above, root)];
}
