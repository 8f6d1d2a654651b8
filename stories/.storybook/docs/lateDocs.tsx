import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

/**
 * What only docs pages show: its code comes with the first of them. Storybook's own pieces of a docs page take longer to
 * start than the story that somebody opened without one.
 */
function onDocsPages<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  return function OnDocsPages(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

export const WorkshopDocs = onDocsPages(async () => (await import('./WorkshopDocs')).WorkshopDocs);

/** What every docs page may write without importing it. */
export const docsParts: Record<string, ComponentType<never>> = {
  Anatomy: onDocsPages(async () => (await import('./Anatomy')).Anatomy),
  English: onDocsPages(async () => (await import('./InLanguage')).English),
  KeyboardTable: onDocsPages(async () => (await import('./KeyboardTable')).KeyboardTable),
  Spanish: onDocsPages(async () => (await import('./InLanguage')).Spanish),
  Status: onDocsPages(async () => (await import('./Status')).Status),
};
