import { useState } from 'react';
import type { Invitation } from '@ruta/contracts/invitations/invitation.schema';
import { asProblem, call, useRefresh } from '../../lib/api';
import { sayDone, sayProblem } from '../../shared/SnackbarBridge';
import { useUndo } from '../../shared/undo/use-undo';
import { deleteInvitation, INVITATIONS, resendInvitation, restoreInvitation } from './invitations.calls';

export interface InvitationDeeds {
  /** A link to hand over, where no mail server is set up. */
  link: { email: string; link: string } | null;
  /** Shows the link of a reply until it is closed. It cannot be shown again. */
  showLink: (email: string, link: string | null) => void;
  closeLink: () => void;
  resend: (invitation: Invitation) => Promise<void>;
  /** The invitation that the delete dialog asks about. */
  asked: Invitation | null;
  ask: (invitation: Invitation | null) => void;
  remove: () => Promise<void>;
}

/** Resends and deletes invitations, shows the result and reloads the list (UI-01). */
export function useInvitationDeeds(): InvitationDeeds {
  const [asked, setAsked] = useState<Invitation | null>(null);
  const [link, setLink] = useState<InvitationDeeds['link']>(null);
  const refresh = useRefresh();
  const tellOfDeletion = useUndo();

  const attempt = async (work: () => Promise<{ message?: string | undefined }>, tell = sayDone) => {
    try {
      tell(await work());
    } catch (error) {
      sayProblem(asProblem(error));
    }
    // Also after a refusal, since somebody else may have changed the list.
    await refresh(INVITATIONS);
  };
  const showLink = (email: string, shown: string | null) => {
    if (shown !== null) setLink({ email, link: shown });
  };

  return {
    link,
    showLink,
    closeLink: () => setLink(null),
    resend: ({ id, email }) =>
      attempt(async () => {
        const reply = await call(resendInvitation, { params: { id } });
        showLink(email, reply.data.link);
        return reply;
      }),
    asked,
    ask: setAsked,
    remove: async () => {
      if (!asked) return;
      const params = { id: asked.id };
      const restore = async () => {
        const reply = await call(restoreInvitation, { params });
        showLink(asked.email, reply.data.link);
        return reply;
      };
      await attempt(
        () => call(deleteInvitation, { params }),
        ({ message }) => tellOfDeletion({ message, restore, touches: INVITATIONS }),
      );
    },
  };
}
