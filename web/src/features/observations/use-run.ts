import { useEffect, useState } from 'react';
import type { ObservationRun } from '@ruta/contracts/observations/observations.screens';
import { isLasting, useScreen, type ProblemError, type ReadResult } from '../../lib/api';
import { useSession } from '../../lib/session';
import { useOnline } from '../../shared/use-online';
import type { ObservationArea } from './addresses';
import { keepRun, keptObservation, keptRun, observationPlace, type KeptRun } from './kept-observation';
import { guideScreen } from './observations.calls';

interface Sought {
  area: ObservationArea;
  guideId: string;
  /** Undefined if the address names none; then nothing is read. */
  schoolId: string | undefined;
  professorId: number;
  lang: 'en' | undefined;
  corrects: string | undefined;
}

export interface OpenedRun {
  result: ReadResult<ObservationRun>;
  /** Why the guide is the one that this device keeps; undefined where the server's is shown. */
  failure: ProblemError | undefined;
}

/**
 * A guide to be run. It is kept on this device, and shown from there while the server cannot be reached, and where the
 * server refuses it but something typed of it is still here (OBS-02).
 */
export function useRun({ area, guideId, schoolId, professorId, lang, corrects }: Sought): OpenedRun {
  const { me } = useSession();
  const userId = me.user.id;
  const result = useScreen(schoolId === undefined ? null : guideScreen(area), {
    params: { id: guideId },
    query: { school_id: schoolId ?? '', lang, corrects },
  });
  const { data, problem, isPrevious, retry } = result;
  const isFresh = data !== undefined && !isPrevious && problem === undefined;
  useEffect(() => {
    if (isFresh) keepRun(userId, { run: data, at: new Date().toISOString() }, corrects);
  }, [corrects, data, isFresh, userId]);
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline && problem !== undefined && !isLasting(problem)) retry();
    // Only when the connection is back: a failure alone does not ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isOnline]);
  const [kept] = useState<KeptRun | null>(() =>
    schoolId === undefined ? null : keptRun(userId, schoolId, guideId, corrects),
  );
  const failure = data === undefined ? problem : undefined;
  const isOfUse =
    failure !== undefined &&
    kept !== null &&
    (!isLasting(failure) || isTyped(userId, { schoolId, guideId, professorId, corrects }));
  if (!isOfUse) return { result, failure: undefined };
  return {
    result: { ...result, data: kept.run, problem: undefined, isPrevious: false, readAt: Date.parse(kept.at) },
    failure,
  };
}

type Named = Pick<Sought, 'schoolId' | 'guideId' | 'professorId' | 'corrects'>;

const isTyped = (userId: number, { schoolId, guideId, professorId, corrects }: Named): boolean =>
  keptObservation(
    observationPlace(userId, {
      ...{ schoolId: Number(schoolId), guideId: Number(guideId), professorId },
      replacesId: corrects === undefined ? null : Number(corrects),
    }),
  ) !== null;
