import { useState } from 'react';
import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import type { RoleCode } from '@ruta/contracts/roles';
import { useRefresh } from '../../lib/api';
import { sayDone } from '../../shared/SnackbarBridge';
import { useSubmission } from '../../shared/use-submission';
import { OTHER_CONTENT } from './other-content.calls';

interface Saved {
  data: { content: OtherContent };
  message?: string | undefined;
}

/** What is typed of a content. */
export interface TypedContent {
  name: string;
  url: string;
  roles: readonly RoleCode[];
}

const typedOf = (content: OtherContent | null): TypedContent => ({
  ...{ name: content?.name ?? '', url: content?.type === 'URL' ? content.url : '', roles: content?.roles ?? [] },
});

interface ContentFormOptions {
  /** The edited content; null for a new one. */
  content: OtherContent | null;
  onClose: () => void;
}

/**
 * The form of a content (OTH-01): it loads while it saves, closes after a success, and stays open with what was typed after
 * a failure. Where somebody else saved first, `theirs` is what stands now.
 */
export function useContentForm({ content, onClose }: ContentFormOptions) {
  const refresh = useRefresh();
  const [typed, setTyped] = useState(() => typedOf(content));
  const [seen, setSeen] = useState(content);
  const [theirs, setTheirs] = useState<OtherContent | null>(null);
  const { submit, ...submission } = useSubmission();

  /** Saves by `send`, which gets the revision that was seen. */
  const save = (send: (revision: number | undefined) => Promise<Saved>, revision = seen?.revision) =>
    submit(
      async () => {
        sayDone(await send(revision));
        void refresh(OTHER_CONTENT);
        onClose();
      },
      ({ code, current }) => (code === 'other-content.stale' ? () => setTheirs(current as OtherContent) : undefined), // the contract of this refusal
    );
  return {
    ...submission,
    typed,
    write: (next: Partial<TypedContent>) => setTyped((before) => ({ ...before, ...next })),
    save,
    theirs,
    /** Answers a conflict: keeps what was typed, saved by `send`, or takes what stands. */
    keepMine: (send: (revision: number | undefined) => Promise<Saved>) => {
      setSeen(theirs);
      setTheirs(null);
      save(send, theirs?.revision);
    },
    takeTheirs: () => {
      setSeen(theirs);
      setTyped(typedOf(theirs));
      setTheirs(null);
      void refresh(OTHER_CONTENT);
    },
  };
}
