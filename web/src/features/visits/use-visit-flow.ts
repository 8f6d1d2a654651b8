import { useEffect, useState } from 'react';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { visitMachine } from '@ruta/state-machines/visits/visit.machine';
import type { VisitInput } from '@ruta/state-machines/visits/visit.machine';
import { useFlow } from '../../shared/flow/use-flow';
import { previewTab } from './preview-tab';
import { versionOf } from './visit-draft';
import { visitPorts } from './visit-ports';
import { touchedBy } from './visits.calls';

export interface VisitFlowOptions {
  schoolId: number;
  /** Read once: mount again with another key to open another visit. */
  input: VisitInput;
}

/** A visit being written or run. */
export type VisitFlow = ReturnType<typeof useVisitFlow>;

/** Runs the visit machine on a page. */
export function useVisitFlow({ schoolId, input }: VisitFlowOptions) {
  const [tab] = useState(previewTab);
  const [pdf, setPdf] = useState<string | null>(null);
  const [{ ports, autosave }] = useState(() => visitPorts(schoolId));
  const flow = useFlow(visitMachine, {
    input,
    ports,
    effects: {
      openPdf: ({ visitId: id }) => {
        if (id === null) return;
        const href = visitsPages.coachVisitPdf.href({ school_id: schoolId, id });
        if (!tab.show(href)) setPdf(href);
      },
    },
    leadsTo: { returnToVisitList: () => visitsPages.coachVisits.href({ school_id: schoolId }) },
    // A discarded draft is still on the page, and reading it again would only fail.
    touchedBy: (port) => (port === 'discardDraft' ? [] : touchedBy(schoolId)),
    overtakenBy: (current) => ({ outcome: 'stale', theirs: versionOf(current as Visit) }),
  });
  const { actor, send, snapshot } = flow;
  const isSaving = snapshot.matches('saving');
  // After a refused save the tab has nothing to show.
  useEffect(() => {
    if (!isSaving) tab.giveUp();
  }, [isSaving, tab]);
  return {
    ...flow,
    /** Saves, and shows the PDF in a tab of its own with this title (VIS-03). Call it from a press. */
    preview: (title: string) => {
      setPdf(null);
      tab.prepare(title);
      send({ type: 'visit.previewRequested' });
      if (!actor.getSnapshot().matches('saving')) tab.giveUp();
    },
    /** The last preview, where the browser opened no tab for it. */
    pdf,
    /** Saves a draft without the machine leaving the form; resolves to the new revision. */
    autosave,
  };
}
