/**
 * The tab that a preview opens in (VIS-03). A browser lets a page open one only while somebody presses, and the visit
 * is saved first: the tab opens empty with the press, and goes to the document once there is one.
 */
export function previewTab() {
  let waiting: Window | null = null;
  return {
    prepare(title: string): void {
      waiting = window.open('', '_blank');
      if (waiting) waiting.document.title = title;
    },
    /** False where the browser opened no tab: the page then offers a link. */
    show(href: string): boolean {
      const tab = waiting;
      waiting = null;
      if (tab === null || tab.closed) return false;
      tab.location.replace(href);
      tab.focus();
      return true;
    },
    /** Closes a tab that got no document. */
    giveUp(): void {
      waiting?.close();
      waiting = null;
    },
  };
}
