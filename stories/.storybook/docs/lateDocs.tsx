import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

/**
 * Loads a docs component with the first docs page. Storybook's docs blocks take longer to start than a story in the
 * canvas.
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

/** Components that docs pages use without importing them. */
export const docsParts: Record<string, ComponentType<never>> = {
  Anatomy: onDocsPages(async () => (await import('./Anatomy')).Anatomy),
  English: onDocsPages(async () => (await import('./InLanguage')).English),
  KeyboardTable: onDocsPages(async () => (await import('./KeyboardTable')).KeyboardTable),
  Spanish: onDocsPages(async () => (await import('./InLanguage')).Spanish),
  Status: onDocsPages(async () => (await import('./Status')).Status),
};
