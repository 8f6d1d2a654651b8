import { useEffect, useState } from 'react';
import type { ObservationRun } from '@ruta/contracts/observations/observations.screens';
import { observationMachine } from '@ruta/state-machines/observations/observation.machine';
import { forget, keep } from '../../lib/kept';
import { useSession, useSessionStatus } from '../../lib/session';
import { useFlow } from '../../shared/flow/use-flow';
import { useOnline } from '../../shared/use-online';
import { observationPlace, type KeptObservation } from './kept-observation';
import { padPlace } from './kept-text';
import { newFacts, observationPorts, type Facts } from './observation-ports';
import { touchedBy } from './observations.calls';

const moveTo = (facts: Facts, observed_at: string) => void Object.assign(facts, { observed_at });

interface Choice {
  professorId: number | null;
}

/**
 * Runs the observation machine over a guide (OBS-02). Read once: mount with guide, teacher and corrected observation as key.
 * The review may change when the class was observed; a correction keeps it.
 */
export function useObservationFlow({ school, guide, corrected }: ObservationRun, { professorId }: Choice) {
  const { me } = useSession();
  const { clockOffset } = useSessionStatus();
  const [facts] = useState(() => newFacts(guide.language, corrected, Date.now() + clockOffset));
  const [ports] = useState(() => observationPorts({ userId: me.user.id, facts, corrected }));
  const input = {
    schoolId: school.id,
    guideId: guide.id,
    questionIds: guide.sections.flatMap(({ questions }) => questions.map(({ id }) => id)),
    professorId,
    levelId: professorId === null ? null : guide.level.id,
    replacesId: corrected?.id ?? null,
  };
  const placeOf = (context: Pick<typeof input, 'professorId' | 'schoolId' | 'guideId' | 'replacesId'>) =>
    observationPlace(me.user.id, { ...context, professorId: context.professorId ?? 0 });
  const flow = useFlow(observationMachine, {
    input,
    ports,
    leadsTo: {},
    effects: {
      forgetKept: (context) => {
        forget(placeOf(context));
        forget(padPlace(me.user.id, context.guideId, context.professorId ?? 0));
      },
    },
    touchedBy: (port) => (port === 'registerObservation' ? touchedBy(school.id) : []),
  });
  const { actor, snapshot, send } = flow;
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline && actor.getSnapshot().can({ type: 'connection.restored' })) send({ type: 'connection.restored' });
  }, [actor, isOnline, send]);
  const { typed, revision, isDirty } = snapshot.context;
  const isWriting = snapshot.matches('writing');
  const isSaved = snapshot.matches({ writing: { sync: 'saved' } });
  const place = placeOf(snapshot.context);
  // What the server has is kept as well, so that a guide whose tab was closed opens without a connection.
  useEffect(() => {
    if (!isWriting || (!isDirty && !isSaved) || (isSaved && revision === 0)) return;
    keep(place, { revision, content: { ...facts, ...typed }, ...(isSaved && { isSaved }) } satisfies KeptObservation);
  }, [facts, isDirty, isSaved, isWriting, place, revision, typed]);
  return {
    ...flow,
    /** When the class was observed, UTC; the draft that is opened tells it. */
    observedAt: () => facts.observed_at,
    changeObservedAt: (at: string) => moveTo(facts, at),
  };
}

export type ObservationFlow = ReturnType<typeof useObservationFlow>;
