import { useCallback, useEffect, useState } from 'react';
import type { LastSaved } from '@ruta/contracts/problems';
import type { PaiDraft, PaiForm } from '@ruta/contracts/pai/pai.schema';
import { blankItem, isBegun, type PaiItem } from '@ruta/state-machines/dpi/pai.rules';
import { itemOf } from '@ruta/state-machines/dpi/pai.wire';
import { call } from '../../lib/api';
import { useSavesItself } from '../../shared/record/use-saves-itself';
import { useSaving, type Saving } from '../../shared/record/use-saving';
import { forget, keep } from '../../lib/kept';
import type { KeptTab } from './kept-tabs';
import { saveDraft } from './pai.calls';
import { formOf, isSame } from './pai-items';

/** A tab as the server has it. */
interface Known {
  revision: number;
  item: PaiItem;
  saved: LastSaved | null;
}

const knownOf = (draft: PaiDraft): Known => ({ revision: draft.revision, item: itemOf(draft), saved: draft.saved });

/** The tabs of a form as the server has them. */
export interface KnownTabs {
  of: (questionId: number) => Known | undefined;
  /** The questions that the server has something of. */
  questions: () => number[];
  take: (draft: PaiDraft) => void;
  /** Begun tabs with their revisions, as establishing names them. */
  named: () => { question_id: number; revision: number }[];
  /** Saves what is not saved; resolves once everything is. */
  settled: () => Promise<void>;
  /** How `settled` does it. */
  settleBy: (settle: () => Promise<void>) => void;
}

function knownTabs(form: PaiForm | null, kept: ReadonlyMap<number, KeptTab>, changed: () => void): KnownTabs {
  const known = new Map(
    (form?.tabs ?? []).flatMap(({ draft }) => (draft ? [[draft.question_id, knownOf(draft)] as const] : [])),
  );
  // What this device kept was written on the version that it had seen: saving it meets a newer one.
  for (const [questionId, { revision, item }] of kept) {
    const now = known.get(questionId);
    if (now && !isSame(item, now.item)) known.set(questionId, { ...now, revision: Math.min(revision, now.revision) });
  }
  let settle = () => Promise.resolve();
  return {
    of: (questionId) => known.get(questionId),
    questions: () => [...known.keys()],
    take: (draft) => {
      known.set(draft.question_id, knownOf(draft));
      changed();
    },
    named: () =>
      [...known].flatMap(([question_id, { revision, item }]) => (isBegun(item) ? [{ question_id, revision }] : [])),
    settled: () => settle(),
    settleBy: (given) => {
      settle = given;
    },
  };
}

/** What the server has of each tab. The form is read once; `take` tells of newer versions. */
export function useKnownTabs(form: PaiForm | null, kept: ReadonlyMap<number, KeptTab>): KnownTabs {
  const [, setVersion] = useState(0);
  const [tabs] = useState(() => knownTabs(form, kept, () => setVersion((version) => version + 1)));
  return tabs;
}

export interface PaiDrafts {
  saving: Saving;
  /** The tab that could not be saved; null unless one failed. */
  failedAt: number | null;
  /** Whether a tab is not saved as it stands. */
  isUnsaved: () => boolean;
  /** Saves now, and again what failed. */
  save: () => void;
  /** Forgets a failure, because the person chose the saved version. */
  forget: () => void;
  /** Saves and resolves once everything is saved. Rejects with the refusal. */
  settle: () => Promise<void>;
}

interface Drafting {
  schoolId: number;
  /** Where this device keeps what is not saved yet. */
  place: string;
  known: KnownTabs;
  /** What is written now. */
  items: readonly PaiItem[];
  itemsNow: () => readonly PaiItem[];
}

/** Saves the tabs of a plan after a pause in typing, one after the other (PAI-01). */
export function usePaiDrafts({ schoolId, place, known, items, itemsNow }: Drafting): PaiDrafts {
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const unsavedIn = useCallback(
    (written: readonly PaiItem[]) => {
      const cleared = known.questions().filter((id) => !written.some(({ questionId }) => questionId === id));
      return [...written, ...cleared.map(blankItem)].filter(
        (item) => !isSame(item, known.of(item.questionId)?.item ?? blankItem(item.questionId)),
      );
    },
    [known],
  );
  const work = useCallback(async () => {
    for (const item of unsavedIn(itemsNow())) {
      setFailedAt(item.questionId);
      const body = { school_id: schoolId, revision: known.of(item.questionId)?.revision ?? 0, ...formOf(item) };
      const { data } = await call(saveDraft, { params: { question_id: item.questionId }, body });
      known.take(data);
    }
    setFailedAt(null);
  }, [schoolId, known, itemsNow, unsavedIn]);
  const saver = useSaving<readonly PaiItem[]>(work);
  const { saving, save } = saver;
  const unsaved = unsavedIn(items).map((item): KeptTab => ({
    revision: known.of(item.questionId)?.revision ?? 0,
    item,
  }));
  useSavesItself(items, unsaved.length > 0, saver);
  const written = JSON.stringify(unsaved);
  useEffect(() => {
    const tabs = JSON.parse(written) as KeptTab[]; // made two lines above
    if (tabs.length === 0) forget(place);
    else keep(place, tabs);
  }, [place, written]);
  return {
    saving,
    failedAt: saving.state === 'failed' ? failedAt : null,
    isUnsaved: () => unsavedIn(itemsNow()).length > 0,
    save: () => save(itemsNow()),
    forget: saver.forget,
    settle: async () => {
      if (unsavedIn(itemsNow()).length > 0) save(itemsNow());
      await saver.settle();
    },
  };
}
