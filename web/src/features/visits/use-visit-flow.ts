import { useEffect, useState } from 'react';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { visitMachine } from '@ruta/state-machines/visits/visit.machine';
import type { VisitInput } from '@ruta/state-machines/visits/visit.machine';
import { useFlow } from '../../shared/flow/use-flow';
import { openWork } from '../../shared/record/open-work';
import { previewTab } from './preview-tab';
import { versionOf } from './visit-draft';
import { visitPorts } from './visit-ports';
import { call } from '../../lib/api';
import { restoreVisit, touchedBy } from './visits.calls';

export interface VisitFlowOptions {
  schoolId: number;
  /** Read once; to open another visit, mount with another key. */
  input: VisitInput;
  /** Where the flow leads when it ends, by the visit's day. Default: the list of visits. */
  returnTo?: ((day: string | null) => string) | undefined;
}

/** The visit machine on a page, with its preview and autosave. */
export type VisitFlow = ReturnType<typeof useVisitFlow>;

/** Runs the visit machine on a page. */
export function useVisitFlow({ schoolId, input, returnTo }: VisitFlowOptions) {
  const [tab] = useState(previewTab);
  const [pdf, setPdf] = useState<string | null>(null);
  const [work] = useState(openWork);
  const [{ ports, autosave }] = useState(() => visitPorts(schoolId, work));
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
    undo: ({ visitId }) => ({
      restore: () => call(restoreVisit, { params: { id: visitId ?? 0 } }),
      touches: touchedBy(schoolId),
    }),
    leadsTo: {
      returnToVisitList: ({ draft }) =>
        returnTo ? returnTo(draft.date) : visitsPages.coachVisits.href({ school_id: schoolId }),
    },
    // The page of a discarded draft is still shown; reloading it would fail. Each part of the record reloads by itself.
    touchedBy: (port) => (port === 'discardDraft' || port === 'saveRecord' ? [] : touchedBy(schoolId)),
    // The form of a reschedule stays open and shows the refusal.
    overtakenBy: (current, port) =>
      port === 'rescheduleVisit' ? undefined : { outcome: 'stale', theirs: versionOf(current as Visit) },
  });
  const { actor, send, snapshot } = flow;
  const isSaving = snapshot.matches('saving');
  // Closes the empty tab after a refused save.
  useEffect(() => {
    if (!isSaving) tab.giveUp();
  }, [isSaving, tab]);
  return {
    ...flow,
    /** Saves, and opens the PDF in a tab with this title (VIS-03). Call it in a click handler. */
    preview: (title: string) => {
      setPdf(null);
      tab.prepare(title);
      send({ type: 'visit.previewRequested' });
      if (!actor.getSnapshot().matches('saving')) tab.giveUp();
    },
    /** Address of the last preview, if the browser opened no tab. */
    pdf,
    /** Saves a draft while the machine stays in the form; resolves to the new revision. */
    autosave,
    /** What is open on this page; `finishVisit` sends it first. */
    work,
  };
}
