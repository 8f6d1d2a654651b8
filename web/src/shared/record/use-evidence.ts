import { useCallback, useRef, useState } from 'react';
import type { ActivityRecord, Evidence, EVIDENCE_BYTES_MAX } from '@ruta/contracts/activities/activity.schema';
import { fieldMessage } from '@ruta/contracts/field-messages';
import { EVIDENCE_MAX } from '@ruta/contracts/kit/limits';
import { asProblem, call, firstErrors, upload } from '../../lib/api';
import { useLocale, useTexts } from '../../lib/i18n';
import { deleteEvidence, postEvidence } from './record.calls';
import { recordTexts } from './record.texts';

const BYTES_MAX: typeof EVIDENCE_BYTES_MAX = 10 * 1024 * 1024;

/** A file that is not on the server yet: uploading, or failed with its reason. */
export interface Arriving {
  id: string;
  file: File;
  progress: number | undefined;
  error: string | undefined;
}

interface EvidenceOptions {
  record: ActivityRecord;
  /** Called after a file was added or removed. */
  onChanged: (change: 1 | -1) => void;
}

/** The evidence of a running activity: saved files, and uploads one after the other. */
export function useEvidence({ record, onChanged }: EvidenceOptions) {
  const locale = useLocale();
  const t = useTexts(recordTexts);
  const [arriving, setArriving] = useState<readonly Arriving[]>([]);
  // The reply to the last change is newer than the page, until the page reloads.
  const [known, setKnown] = useState({ page: record.evidences, evidences: record.evidences });
  if (known.page !== record.evidences) setKnown({ page: record.evidences, evidences: record.evidences });
  const line = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);

  const change = useCallback((id: string, differs: Partial<Arriving>) => {
    setArriving((all) => all.map((one) => (one.id === id ? { ...one, ...differs } : one)));
  }, []);
  const took = useCallback((evidences: Evidence[]) => setKnown(({ page }) => ({ page, evidences })), []);

  const send = (id: string, file: File) => {
    change(id, { progress: 0, error: undefined });
    line.current = line.current.then(async () => {
      try {
        const { data } = await upload(postEvidence, {
          form: { activity_id: String(record.activity_id), files: file },
          onProgress: (progress) => change(id, { progress }),
        });
        setArriving((all) => all.filter((one) => one.id !== id));
        took(data.evidences);
        onChanged(1);
      } catch (error) {
        const problem = asProblem(error);
        change(id, { progress: undefined, error: firstErrors(problem)['files'] ?? problem.message });
      }
    });
  };

  const room = EVIDENCE_MAX - known.evidences.length - arriving.length;
  const add = (files: readonly File[]) => {
    const added = files.map((file, at): Arriving => {
      count.current += 1;
      const error =
        at >= room
          ? t('evidence.no-room')
          : file.size > BYTES_MAX
            ? fieldMessage('file.too-large', locale, { max: BYTES_MAX / 1024 / 1024 })
            : undefined;
      return { id: `new-${count.current}`, file, progress: undefined, error };
    });
    setArriving((all) => [...all, ...added]);
    for (const { id, file, error } of added) if (error === undefined) send(id, file);
  };

  return {
    evidences: known.evidences,
    arriving,
    room: Math.max(
      0,
      EVIDENCE_MAX - known.evidences.length - arriving.filter(({ error }) => error === undefined).length,
    ),
    add,
    retry: (id: string) => {
      const found = arriving.find((one) => one.id === id);
      if (found) send(id, found.file);
    },
    /** Removes a failed upload. */
    forget: (id: string) => setArriving((all) => all.filter((one) => one.id !== id)),
    remove: async (evidence: Evidence) => {
      const params = { id: record.activity_id, evidence_id: evidence.id };
      const { data } = await call(deleteEvidence, { params });
      took(data.evidences);
      onChanged(-1);
    },
  };
}
