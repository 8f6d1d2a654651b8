import { useEffect, useRef, useState } from 'react';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import type { LastSaved } from '@ruta/contracts/problems';
import type { ProblemError } from '../../lib/api';
import { missingIn, writtenOf } from './activity-fields';
import type { Written } from './activity-fields';

/** The version that somebody else saved meanwhile. */
export interface Rival {
  theirs: Written;
  saved: LastSaved | undefined;
  canEdit: boolean;
  keepMine: () => void;
  takeTheirs: () => void;
}

export interface ActivityFormInput {
  opened: Written;
  /** True for an activity on the agenda: its date does not change here, and may be past. */
  isDated: boolean;
  schoolToday: string;
  /** Saves over `revision`, default the opened one. Resolves to the refusal, or null. */
  onSave: (written: Written, revision: number | undefined) => Promise<ProblemError | null>;
  onSaved: (written: Written) => void;
}

/** State of an activity's form: fields, missing fields, saving and edit conflicts (F02). */
export function useActivityForm({ opened, isDated, schoolToday, onSave, onSaved }: ActivityFormInput) {
  const [written, setWritten] = useState(opened);
  /** The server's version that the form starts from: the opened one, or the one taken over after a conflict. */
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
    /** Messages of missing fields; empty until the first attempt to save. */
    missing: isChecked ? missing : {},
    isSaving,
    problem,
    rival,
    hasChanges: () => hasChanges.current,
    save: () => void saveOver(base.revision),
  };
}
