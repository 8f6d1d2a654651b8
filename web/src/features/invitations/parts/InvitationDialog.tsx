import { useState } from 'react';
import type { Invitation, InvitationRole, InvitationWithLink } from '@ruta/contracts/invitations/invitation.schema';
import { Button, Form, InlineAlert, Modal, Select, Stack, Text, TextField } from '@ruta/design-system';
import { useFieldSentence } from '../../../lib/field-sentences';
import { asProblem, call, firstErrors, useRefresh } from '../../../lib/api';
import type { ProblemError } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { sayDone } from '../../../shared/SnackbarBridge';
import { sharedTexts } from '../../../shared/shared.texts';
import { createInvitation, INVITATIONS, updateInvitation } from '../invitations.calls';
import { invitationTexts } from '../invitations.texts';
import { roleItems } from '../role-name';
import { SchoolChoice } from './SchoolChoice';

const FORM = 'invitation';
const EMAIL_MAX = 254;

export interface InvitationDialogProps {
  /** The edited invitation; null for a new one. */
  invitation: Invitation | null;
  roles: readonly InvitationRole[];
  onSaved: (saved: InvitationWithLink) => void;
  onClose: () => void;
}

/** Creates or edits an invitation (ADM-02). Mounted while it is open. */
export function InvitationDialog({ invitation, roles, onSaved, onClose }: InvitationDialogProps) {
  const t = useTexts(invitationTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const sentence = useFieldSentence();
  const refresh = useRefresh();
  // The version that the form starts from; replaced only on request, after a conflict.
  const [base, setBase] = useState(invitation);
  const [written, setWritten] = useState(() => writtenOf(invitation));
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const set = (next: Partial<typeof written>) => setWritten((before) => ({ ...before, ...next }));
  const missing = {
    email: written.email.trim() === '' ? sentence('email.required') : undefined,
    role_id: written.role_id === null ? sentence('invitations.role.required') : undefined,
  };
  const refused = firstErrors(problem);
  const errorOf = (field: keyof typeof missing) => (isChecked ? missing[field] : undefined) ?? refused[field];

  const submit = async () => {
    setChecked(true);
    if (isSaving || written.role_id === null || missing.email !== undefined) return;
    setSaving(true);
    setProblem(null);
    const body = { email: written.email, role_id: Number(written.role_id), school_id: written.school?.id ?? null };
    try {
      const reply =
        base === null
          ? await call(createInvitation, { body })
          : await call(updateInvitation, { params: { id: base.id }, body: { ...body, revision: base.revision } });
      sayDone(reply);
      void refresh(INVITATIONS);
      onSaved(reply.data);
    } catch (error) {
      setProblem(asProblem(error));
      setSaving(false);
    }
  };

  const title = t(invitation === null ? 'form.create' : 'form.update');
  const current = problem?.code === 'invitations.stale' ? (problem.current as Invitation) : null; // the contract of this refusal
  const loadCurrent = () => {
    setBase(current);
    setWritten(writtenOf(current));
    setProblem(null);
    void refresh(INVITATIONS);
  };
  return (
    <Modal
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={shared('close')}
      isLocked={isSaving}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {shared('cancel')}
          </Button>
          <Button type="submit" form={FORM} variant="primary" isPending={isSaving} pendingLabel={t('form.pending')}>
            {t(invitation === null ? 'form.send' : 'form.save')}
          </Button>
        </>
      }
    >
      <Form id={FORM} aria-label={title} onSubmit={() => void submit()}>
        <Stack gap={5}>
          {invitation !== null && <Text tone="muted">{t('form.update.help')}</Text>}
          {problem !== null && Object.keys(refused).length === 0 && (
            <InlineAlert
              tone={current ? 'warning' : 'danger'}
              isLive
              title={t(current ? 'form.stale' : 'form.failed')}
              actions={
                current && (
                  <Button size="S" icon="refresh" onPress={loadCurrent}>
                    {t('form.stale.load')}
                  </Button>
                )
              }
            >
              {problem.message}
            </InlineAlert>
          )}
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="off"
            spellCheck={false}
            maxLength={EMAIL_MAX}
            value={written.email}
            onChange={(email) => set({ email })}
            errorMessage={errorOf('email')}
            isRequired
            autoFocus={invitation === null}
          />
          <Select
            label={t('role')}
            name="role_id"
            placeholder={t('role.placeholder')}
            items={roleItems(roles, locale)}
            value={written.role_id}
            onChange={(role_id) => set({ role_id })}
            errorMessage={errorOf('role_id')}
            isRequired
          />
          <SchoolChoice
            school={written.school}
            onChange={(school) => set({ school })}
            errorMessage={refused['school_id']}
          />
        </Stack>
      </Form>
    </Modal>
  );
}

const writtenOf = (invitation: Invitation | null) => ({
  email: invitation?.email ?? '',
  role_id: invitation === null ? null : String(invitation.role_id),
  school: invitation?.school ?? null,
});
