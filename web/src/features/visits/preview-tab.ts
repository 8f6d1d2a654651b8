/**
 * The tab of a preview (VIS-03). Browsers open tabs only during a click, but the visit is saved first. So the tab opens
 * empty on the click and navigates to the PDF after the save.
 */
export function previewTab() {
  let waiting: Window | null = null;
  return {
    prepare(title: string): void {
      waiting = window.open('', '_blank');
      if (waiting) waiting.document.title = title;
    },
    /** Returns false if the browser opened no tab; the page then offers a link. */
    show(href: string): boolean {
      const tab = waiting;
      waiting = null;
      if (tab === null || tab.closed) return false;
      tab.location.replace(href);
      tab.focus();
      return true;
    },
    /** Closes the empty tab after a failed save. */
    giveUp(): void {
      waiting?.close();
      waiting = null;
    },
  };
}
