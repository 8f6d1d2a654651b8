import { useEffect, useRef, useState } from 'react';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import type { LastSaved } from '@ruta/contracts/problems';
import type { ProblemError } from '../../lib/api';
import { missingIn, writtenOf } from './activity-fields';
import type { Written } from './activity-fields';

/** What somebody else saved meanwhile. */
export interface Rival {
  theirs: Written;
  saved: LastSaved | undefined;
  canEdit: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
}

export interface ActivityFormInput {
  opened: Written;
  /** It stands on the agenda: its day is changed by rescheduling, and an overdue one keeps it while its name is mended. */
  isDated: boolean;
  schoolToday: string;
  /** Saves over `revision`, or over what the page opened; a refusal comes back, nothing means that it was taken. */
  onSave: (written: Written, revision: number | undefined) => Promise<ProblemError | null>;
  onSaved: (written: Written) => void;
}

/** The form of an activity: what is written, what is missing, saving it, and two who saved the same (F02). */
export function useActivityForm({ opened, isDated, schoolToday, onSave, onSaved }: ActivityFormInput) {
  const [written, setWritten] = useState(opened);
  /** What stands on the server, as far as the form knows: as it opened, or the version that was taken over. */
  const [base, setBase] = useState<{ written: Written; revision?: number }>({ written: opened });
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const hasChanges = useRef(false);
  useEffect(() => {
    hasChanges.current = JSON.stringify(written) !== JSON.stringify(base.written);
  }, [written, base]);

  const missing = missingIn(written, isDated ? (written.date ?? '') : schoolToday);
  const saveOver = async (revision: number | undefined) => {
    setChecked(true);
    if (Object.keys(missing).length > 0) return;
    setSaving(true);
    const refusal = await onSave(written, revision);
    setSaving(false);
    setProblem(refusal);
    if (refusal !== null) return;
    hasChanges.current = false;
    onSaved(written);
  };

  const current = problem?.code === 'agenda.stale' ? (problem.current as Activity | undefined) : undefined;
  const rival: Rival | null = current
    ? {
        theirs: writtenOf(current),
        saved: problem?.saved,
        canEdit: current.can.edit,
        keepMine: () => void saveOver(current.revision),
        takeTheirs: () => {
          setBase({ written: writtenOf(current), revision: current.revision });
          setWritten(writtenOf(current));
          setProblem(null);
        },
      }
    : null;

  return {
    written,
    set:
      <K extends keyof Written>(field: K) =>
      (value: Written[K]) =>
        setWritten((before) => ({ ...before, [field]: value })),
    /** What is missing beside its field, once saving was tried. */
    missing: isChecked ? missing : {},
    isSaving,
    problem,
    rival,
    hasChanges: () => hasChanges.current,
    save: () => void saveOver(base.revision),
  };
}
