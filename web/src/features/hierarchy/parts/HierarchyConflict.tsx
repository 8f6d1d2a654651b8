import { lazy, Suspense, useState } from 'react';
import { hasUnsavedChanges } from '@ruta/state-machines/hierarchy/hierarchy.machine';
import { useTexts } from '../../../lib/i18n';
import { hierarchyTexts } from '../hierarchy.texts';
import { SPELLED } from '../places';
import type { HierarchyFlow } from '../use-hierarchy-flow';

// Loaded on demand, since conflicts are rare.
const ConflictDialog = lazy(async () => ({
  default: (await import('../../../shared/conflict/ConflictDialog')).ConflictDialog,
}));

/** Both versions of a school that somebody else saved meanwhile (F02). What stays chosen is reviewed again. */
export function HierarchyConflict({ flow }: { flow: HierarchyFlow }) {
  const t = useTexts(hierarchyTexts);
  const { snapshot, send, rival, names } = flow;
  const { revision, draft, saved } = snapshot.context;
  const [seen, setSeen] = useState(0);
  const isOpen =
    rival !== null &&
    rival.revision === revision &&
    seen !== revision &&
    snapshot.matches('choosing') &&
    hasUnsavedChanges(snapshot.context);
  if (!isOpen) return null;
  const named = (access: string | null) => (access === null ? t('nobody') : (names.get(access) ?? access));
  return (
    <Suspense>
      <ConflictDialog
        words={t}
        saved={rival.saved}
        fields={Object.values(SPELLED).map((place) => ({
          name: t(`place.${place}`),
          mine: named(draft[place]),
          saved: named(saved[place]),
        }))}
        keepLabel={t('conflict.keep')}
        onKeepMine={() => setSeen(revision)}
        onTakeTheirs={() => {
          setSeen(revision);
          send({ type: 'changes.discarded' });
        }}
      />
    </Suspense>
  );
}
