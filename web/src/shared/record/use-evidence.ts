import { useCallback, useRef, useState } from 'react';
import type {
  ActivityRecord,
  Evidence,
  EVIDENCE_BYTES_MAX,
  EVIDENCE_TYPES,
} from '@ruta/contracts/activities/activity.schema';
import { EVIDENCE_MAX } from '@ruta/contracts/kit/limits';
import { useFieldSentence } from '../../lib/field-sentences';
import { asProblem, call, firstErrors, upload } from '../../lib/api';
import type { ProblemError } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { useOpenPart } from './open-work';
import { deleteEvidence, postEvidence } from './record.calls';
import { recordTexts } from './record.texts';
import { scaledPhoto } from './scaled-photo';

const BYTES_MAX: typeof EVIDENCE_BYTES_MAX = 10 * 1024 * 1024;
// Checked against the contract's types by the compiler; importing the values would load zod.
export const TYPES: readonly (typeof EVIDENCE_TYPES)[number][] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
];

/** A file that is not on the server yet: uploading, or failed with its reason. */
export interface Arriving {
  id: string;
  file: File;
  progress: number | undefined;
  error: string | undefined;
  /** Whether another attempt would be refused, too. */
  isRefused?: boolean;
}

/** What the evidence belongs to, for the words. */
export type EvidenceSubject = 'visit' | 'activity';

interface EvidenceOptions {
  record: ActivityRecord;
  subject: EvidenceSubject;
  /** Called after a file was added or removed. */
  onChanged: (change: 1 | -1) => void;
}

/**
 * The evidence of a running activity: saved files, and uploads one after the other. Only files that are stored or being
 * uploaded count.
 */
export function useEvidence({ record, subject, onChanged }: EvidenceOptions) {
  const sentence = useFieldSentence();
  const t = useTexts(recordTexts);
  const [arriving, setArriving] = useState<readonly Arriving[]>([]);
  // The reply to the last change is newer than the page, until the page reloads.
  const [known, setKnown] = useState({ page: record.evidences, evidences: record.evidences });
  if (known.page !== record.evidences) setKnown({ page: record.evidences, evidences: record.evidences });
  const line = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);
  // The uploads that the line failed, by id; finishing waits for them.
  const cutOff = useRef(new Map<string, ProblemError>());

  const change = useCallback((id: string, differs: Partial<Arriving>) => {
    setArriving((all) => all.map((one) => (one.id === id ? { ...one, ...differs } : one)));
  }, []);
  const took = useCallback((evidences: Evidence[]) => setKnown(({ page }) => ({ page, evidences })), []);
  const drop = (id: string) => {
    cutOff.current.delete(id);
    setArriving((all) => all.filter((one) => one.id !== id));
  };

  /** Why a file is not sent at all, if so; judged before anything travels. */
  const tooLarge = (file: File) =>
    file.size > BYTES_MAX ? sentence('file.too-large', { max: BYTES_MAX / 1024 / 1024 }) : undefined;
  const notAccepted = (file: File) =>
    TYPES.some((type) => type === file.type) ? undefined : sentence('file.type', { name: file.name });

  const send = (id: string, chosen: File) => {
    change(id, { progress: 0, error: undefined });
    cutOff.current.delete(id);
    line.current = line.current.then(async () => {
      const file = await scaledPhoto(chosen);
      const error = tooLarge(file);
      if (error !== undefined) return change(id, { progress: undefined, error, isRefused: true });
      try {
        const { data } = await upload(postEvidence, {
          form: { activity_id: String(record.activity_id), files: file },
          onProgress: (progress) => change(id, { progress }),
        });
        drop(id);
        took(data.evidences);
        onChanged(1);
      } catch (failure) {
        const problem = asProblem(failure);
        if (problem.status === 0 || problem.status >= 500) cutOff.current.set(id, problem);
        change(id, { progress: undefined, error: firstErrors(problem)['files'] ?? problem.message });
      }
    });
  };

  const room = EVIDENCE_MAX - known.evidences.length - arriving.filter(({ error }) => error === undefined).length;
  const add = (files: readonly File[]) => {
    let left = room;
    const added = files.map((file): Arriving => {
      count.current += 1;
      const refusal = notAccepted(file);
      const error = refusal ?? (left > 0 ? undefined : t(`evidence.no-room.${subject}`));
      if (error === undefined) left -= 1;
      return {
        id: `new-${count.current}`,
        file,
        progress: undefined,
        error,
        ...(refusal !== undefined && { isRefused: true }),
      };
    });
    setArriving((all) => [...all, ...added]);
    for (const { id, file, error } of added) if (error === undefined) send(id, file);
  };
  const retry = (id: string) => {
    const found = arriving.find((one) => one.id === id);
    if (found && room > 0) send(id, found.file);
  };

  // Leaving the page does not end an upload; finishing the visit would.
  useOpenPart({
    isOpen: () => false,
    settle: async () => {
      for (const { id, file } of arriving.filter((one) => cutOff.current.has(one.id))) send(id, file);
      await line.current;
      const [problem] = cutOff.current.values();
      if (problem !== undefined) throw problem;
    },
  });

  return {
    evidences: known.evidences,
    arriving,
    room: Math.max(0, room),
    add,
    retry,
    /** Removes a failed upload. */
    forget: drop,
    remove: async (evidence: Evidence) => {
      const params = { id: record.activity_id, evidence_id: evidence.id };
      const { data } = await call(deleteEvidence, { params });
      took(data.evidences);
      onChanged(-1);
    },
  };
}
