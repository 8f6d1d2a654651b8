import { use, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import type { VisitEvent } from '@ruta/state-machines/visits/visit.events';
import type { VisitContext, VisitInput } from '@ruta/state-machines/visits/visit.machine';
import type { VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import { useRefresh } from '../../lib/api';
import type { ProblemError } from '../../lib/api';
import { lateCode } from '../../lib/late-code';
import { FlowWatched } from '../../shared/flow-watch';
import { useLateActor } from '../../shared/late-actor';
import type { ActorView } from '../../shared/late-actor';
import { sayDone } from '../../shared/SnackbarBridge';
import { previewTab } from './preview-tab';
import { versionOf } from './visit-draft';
import { visitPorts } from './visit-ports';
import { standInAfter, standInOf } from './visit-stand-in';
import type { VisitSnapshot } from './visit-stand-in';
import type { Rival } from './visit-ports';
import { touchedBy } from './visits.calls';

export type { VisitSnapshot };
export type VisitActor = ActorView<VisitSnapshot, VisitEvent>;

/** On its way as soon as a page needs it, beside what the page asks the server. */
const machine = lateCode(async () => (await import('./visit-actor')).visitActor);
machine.load().catch(() => undefined); // asked for again, and missed aloud, by the first visit that opens

export interface VisitFlowOptions {
  schoolId: number;
  /** The visit on opening; none for a new one. */
  visit: Visit | null;
  /** Read once: mount again with another key to open another visit. */
  input: VisitInput;
}

/** A visit being written or run: where it stands, what may be sent to it, why the server last refused. */
export interface VisitFlow {
  actor: VisitActor;
  snapshot: VisitSnapshot;
  send: (event: VisitEvent) => void;
  /** Saves, and shows the PDF in a tab of its own, which bears the title meanwhile (VIS-03). Call it from a press. */
  preview: (title: string) => void;
  /** Where the last preview is, if the browser opened no tab for it. */
  pdf: string | null;
  /** The last refusal; forgotten once something is tried again. */
  problem: ProblemError | null;
  /** Who saved what this person saved too late, the last time that happened. */
  rival: Rival | null;
  /** Saves a draft by the way, without the machine leaving the form; gives its new revision. */
  autosave: (known: Pick<VisitContext, 'visitId' | 'revision'>, draft: VisitDraft) => Promise<number>;
  /** Tells the flow what the server shows now. */
  follow: (visit: Visit) => void;
}

/** Gives the visit machine its calls and effects: the call, then the screens ask again, then the machine goes on. */
export function useVisitFlow({ schoolId, visit, input }: VisitFlowOptions): VisitFlow {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const watch = use(FlowWatched);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [rival, setRival] = useState<Rival | null>(null);
  const [tab] = useState(previewTab);
  const [pdf, setPdf] = useState<string | null>(null);
  const [ports] = useState(() =>
    visitPorts({
      schoolId,
      visit,
      onChanged: () => {
        setProblem(null);
        void refresh(touchedBy(schoolId));
      },
      onOvertaken: setRival,
      onRefused: setProblem,
    }),
  );
  const [actor, snapshot] = useLateActor<Awaited<ReturnType<typeof machine.load>>, VisitSnapshot, VisitEvent>({
    code: machine,
    create: (visitActor) =>
      visitActor(
        ports.calls,
        {
          showNotice: (message) => {
            if (message !== '') sayDone({ message });
          },
          openPdf: (id) => {
            const href = visitsPages.coachVisitPdf.href({ school_id: schoolId, id });
            if (!tab.show(href)) setPdf(href);
          },
          // After this transition, so that nothing unsaved seems to be left behind.
          returnToVisitList: () =>
            queueMicrotask(() => void navigate(visitsPages.coachVisits.href({ school_id: schoolId }))),
        },
        input,
        watch,
      ),
    standIn: () => standInOf(input),
    after: standInAfter,
  });
  const follow = useCallback(
    (shown: Visit) => {
      const { visitId, revision } = actor.getSnapshot().context;
      if (shown.id !== visitId || shown.revision <= revision) return;
      ports.saw(shown);
      actor.send({ type: 'server.statusChanged', version: versionOf(shown) });
    },
    [actor, ports],
  );
  const send = useCallback((event: VisitEvent) => actor.send(event), [actor]);
  const preview = useCallback(
    (title: string) => {
      setPdf(null);
      tab.prepare(title);
      actor.send({ type: 'visit.previewRequested' });
      if (!actor.getSnapshot().matches('saving')) tab.giveUp();
    },
    [actor, tab],
  );
  const isSaving = snapshot.matches('saving');
  // A tab that still waits after the save was refused has nothing to show.
  useEffect(() => {
    if (!isSaving) tab.giveUp();
  }, [isSaving, tab]);
  return {
    actor,
    snapshot,
    send,
    follow,
    preview,
    pdf,
    rival,
    autosave: ports.autosave,
    problem: snapshot.context.failure === null ? null : problem,
  };
}

/** Sends the flow each newer version that the screen's reads bring. */
export function useFollow({ follow }: VisitFlow, visit: Visit | undefined): void {
  useEffect(() => {
    if (visit) follow(visit);
  }, [follow, visit]);
}
