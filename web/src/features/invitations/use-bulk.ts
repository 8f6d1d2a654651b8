import { useState } from 'react';
import type { BulkResult, Preview } from '@ruta/contracts/invitations/invitation.schema';
import { asProblem, call, useRefresh } from '../../lib/api';
import type { ProblemError } from '../../lib/api';
import { sayDone } from '../../shared/SnackbarBridge';
import { INVITATIONS, previewInvitations, sendInvitations } from './invitations.calls';
import type { ChosenSchool } from './parts/SchoolChoice';

export interface BulkWritten {
  /** The pasted list, or the text of a file. */
  text: string;
  /** A role's id, as text. */
  role_id: string | null;
  school: ChosenSchool | null;
}

/** Steps of a bulk sending. */
export type BulkStage = { at: 'list' } | { at: 'preview'; preview: Preview } | { at: 'sent'; result: BulkResult };

const NOTHING: BulkWritten = { text: '', role_id: null, school: null };

/** State of the bulk form (ADM-03). Going back keeps the input. */
export function useBulk() {
  const [written, setWritten] = useState(NOTHING);
  const [stage, setStage] = useState<BulkStage>({ at: 'list' });
  const [pending, setPending] = useState<'preview' | 'send' | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const refresh = useRefresh();

  const attempt = async (what: 'preview' | 'send', work: () => Promise<void>) => {
    if (pending !== null) return;
    setPending(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(asProblem(error));
    } finally {
      setPending(null);
    }
  };
  const send = (emails: string) =>
    attempt('send', async () => {
      const body = { emails, role_id: Number(written.role_id), school_id: written.school?.id ?? null };
      const reply = await call(sendInvitations, { body });
      sayDone(reply);
      setStage({ at: 'sent', result: reply.data });
      void refresh(INVITATIONS);
    });

  return {
    written,
    stage,
    pending,
    problem,
    change: (next: Partial<BulkWritten>) => setWritten((before) => ({ ...before, ...next })),
    review: () =>
      attempt('preview', async () => {
        const body = { text: written.text, role_id: Number(written.role_id) };
        const { data } = await call(previewInvitations, { body });
        setStage({ at: 'preview', preview: data });
      }),
    /** Sends the list without a preview, as it is written. */
    sendWritten: () => send(written.text),
    /** Sends the previewed rows; the server checks them again. */
    sendPreviewed: ({ rows }: Preview) =>
      send(
        rows
          .filter(({ state }) => state !== 'invalid')
          .map(({ email }) => email)
          .join(','),
      ),
    dropInvalid: ({ rows, counts }: Preview) =>
      setStage({
        at: 'preview',
        preview: { rows: rows.filter(({ state }) => state !== 'invalid'), counts: { ...counts, invalid: 0 } },
      }),
    backToList: () => {
      setProblem(null);
      setStage({ at: 'list' });
    },
    again: () => {
      setWritten(NOTHING);
      setProblem(null);
      setStage({ at: 'list' });
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;
