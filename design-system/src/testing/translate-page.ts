/** The element that translators use. TypeScript calls it deprecated. */
const FONT = 'font' as string;

/**
 * Replaces every text by elements, as the translator of a browser does: `<font><font>…</font></font>` instead of the
 * text node. What asks not to be translated is replaced as well, because some translators do not ask.
 */
export function translatePage(within: Node = document.body): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement(FONT);
    const inner = document.createElement(FONT);
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
