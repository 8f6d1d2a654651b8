import { useEffect, useState } from 'react';
import { PRESENCE_SECONDS } from '@ruta/contracts/pai/limits';
import type { PaiPresence } from '@ruta/contracts/pai/pai.schema';
import { call } from '../../lib/api';
import { sayPresence } from './pai.calls';

const EVERY_MS = (PRESENCE_SECONDS * 1000) / 3;

/**
 * Tells the server which tab of a plan is open, while the page is visible; null for none. Gives who else is in a tab
 * (PAI-01, decision 0053). A call that fails is repeated at the next turn; until then nobody is named.
 */
export function usePlanPresence(schoolId: number, questionId: number | null): readonly PaiPresence[] {
  const [others, setOthers] = useState<readonly PaiPresence[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    if (questionId === null) return;
    const say = async () => {
      if (document.visibilityState === 'hidden') return;
      const args = { params: { question_id: questionId }, body: { school_id: schoolId }, signal: leaving.signal };
      const said = await call(sayPresence, args, { isBackground: true }).catch(() => null);
      if (!leaving.signal.aborted) setOthers(said?.data ?? []);
    };
    const turn = () => void say();
    turn();
    const turns = setInterval(turn, EVERY_MS);
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(turns);
      document.removeEventListener('visibilitychange', turn);
      leaving.abort();
    };
  }, [schoolId, questionId]);
  return others;
}
