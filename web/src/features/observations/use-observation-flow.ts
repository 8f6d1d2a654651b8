import { useEffect, useState } from 'react';
import type { ObservationDraft } from '@ruta/contracts/observations/observation.schema';
import type { ObservationRun } from '@ruta/contracts/observations/observations.screens';
import type {
  DraftRefusal,
  KnownObservation,
  ObservationOutputs,
} from '@ruta/state-machines/observations/observation.events';
import { observationMachine } from '@ruta/state-machines/observations/observation.machine';
import { call, isLasting, ProblemError } from '../../lib/api';
import { forget, keep } from '../../lib/kept';
import { useSession } from '../../lib/session';
import { useFlow, type PortsOf } from '../../shared/flow/use-flow';
import { useOnline } from '../../shared/use-online';
import { keptObservation, newClientId, observationPlace, type KeptObservation } from './kept-observation';
import { readDraft, registerObservation, saveDraft, touchedBy } from './observations.calls';

type Facts = Pick<KeptObservation['content'], 'client_id' | 'observed_at' | 'lang'>;

const draftOf = ({ revision, content }: KeptObservation) => {
  const { responses, comments, finalObservations } = content;
  return { revision, content: { responses, comments, finalObservations } };
};
/** A field that was refused is mended by typing. */
const refusalOf = ({ message, status, errors }: ProblemError): DraftRefusal => ({
  message: Object.values(errors)[0]?.[0] ?? message,
  mendable: status === 422 || status === 413,
});
const about = ({ schoolId, guideId, professorId, levelId }: KnownObservation) => ({
  ...{ school_id: schoolId, guide_id: guideId, professor_id: professorId, level_id: levelId },
});

async function draftOnServer(known: KnownObservation): Promise<KeptObservation | null> {
  const sought = Object.entries(about(known)).map(([name, id]) => [name, String(id)]);
  const query = Object.fromEntries(sought) as Record<keyof ReturnType<typeof about>, string>;
  return (await call(readDraft, { query })).data;
}

/** Calls of the machine. `facts` name the observation: both devices of a draft use those of the server's. */
function portsWith(userId: number, facts: Facts): PortsOf<typeof observationMachine> {
  const takeFacts = ({ client_id, observed_at }: KeptObservation['content']) =>
    Object.assign(facts, { client_id, observed_at });
  return {
    loadDraft: async (known) => {
      const mine = keptObservation(observationPlace(userId, known));
      if (mine) takeFacts(mine.content);
      try {
        const theirs = await draftOnServer(known);
        if (theirs) takeFacts(theirs.content);
        return { mine: mine && draftOf(mine), theirs: theirs && draftOf(theirs), refused: null };
      } catch (error) {
        if (!(error instanceof ProblemError) || !mine) throw error;
        if (isLasting(error)) return { mine: draftOf(mine), theirs: null, refused: refusalOf(error) };
        // Without a server the guide goes on with what this device keeps; saving compares it with the server's draft.
        return { mine: draftOf(mine), theirs: draftOf(mine), refused: null };
      }
    },
    saveDraft: async ({ revision, content, ...known }): Promise<ObservationOutputs['saveDraft']> => {
      try {
        const body = { ...about(known), revision, content: { ...facts, ...content } };
        const { data } = await call(saveDraft, { body });
        return { outcome: 'saved', revision: data.revision };
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        if (error.code === 'observations.registered-already') return { outcome: 'registered' };
        if (isLasting(error) && error.code !== 'observations.draft-stale')
          return { outcome: 'refused', refused: refusalOf(error) };
        if (!error.current) throw error;
        const theirs = error.current as ObservationDraft; // the contract of the refusal
        takeFacts(theirs.content);
        return { outcome: 'stale', theirs: draftOf(theirs) };
      }
    },
    registerObservation: async ({ content, ...known }) => {
      const { message = '' } = await call(registerObservation, { body: { ...about(known), ...facts, ...content } });
      return { message };
    },
  };
}

const moveTo = (facts: Facts, observed_at: string) => void Object.assign(facts, { observed_at });

const utcNow = () => new Date().toISOString().slice(0, 19).replace('T', ' ');

interface Choice {
  professorId: number | null;
}

/**
 * Runs the observation machine over a guide (OBS-02). Read once: mount with guide and teacher as key. The review may change
 * when the class was observed.
 */
export function useObservationFlow({ school, guide }: ObservationRun, { professorId }: Choice) {
  const { me } = useSession();
  const [facts] = useState<Facts>(() => ({ client_id: newClientId(), observed_at: utcNow(), lang: guide.language }));
  const [ports] = useState(() => portsWith(me.user.id, facts));
  const input = {
    schoolId: school.id,
    guideId: guide.id,
    questionIds: guide.sections.flatMap(({ questions }) => questions.map(({ id }) => id)),
    professorId,
    levelId: professorId === null ? null : guide.level.id,
  };
  const placeOf = (context: { professorId: number | null; schoolId: number; guideId: number }) =>
    observationPlace(me.user.id, { ...context, professorId: context.professorId ?? 0, levelId: guide.level.id });
  const flow = useFlow(observationMachine, {
    input,
    ports,
    leadsTo: {},
    effects: { forgetKept: (context) => forget(placeOf(context)) },
    touchedBy: (port) => (port === 'registerObservation' ? touchedBy(school.id) : []),
  });
  const { actor, snapshot, send } = flow;
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline && actor.getSnapshot().can({ type: 'connection.restored' })) send({ type: 'connection.restored' });
  }, [actor, isOnline, send]);
  const { typed, revision, isDirty } = snapshot.context;
  const isWriting = snapshot.matches('writing');
  const place = placeOf(snapshot.context);
  useEffect(() => {
    if (isWriting && isDirty) keep(place, { revision, content: { ...facts, ...typed } });
  }, [facts, isDirty, isWriting, place, revision, typed]);
  // What the server has is not needed here, and would be older than what another device saves.
  const isSaved = snapshot.matches({ writing: { sync: 'saved' } });
  useEffect(() => {
    if (isSaved) forget(place);
  }, [isSaved, place]);
  return {
    ...flow,
    /** When the class was observed, UTC; the draft that is opened tells it. */
    observedAt: () => facts.observed_at,
    changeObservedAt: (at: string) => moveTo(facts, at),
  };
}

export type ObservationFlow = ReturnType<typeof useObservationFlow>;
