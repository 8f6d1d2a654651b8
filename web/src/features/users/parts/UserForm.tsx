import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { DPI_TIME_FACTORS } from '@ruta/contracts/dpi/limits';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { usersPages } from '@ruta/contracts/users/users.pages';
import type { UserPage } from '@ruta/contracts/users/users.screens';
import {
  Button,
  Checkbox,
  Form,
  FormActions,
  Grid,
  InlineAlert,
  LinkButton,
  Select,
  Stack,
  TextField,
} from '@ruta/design-system';
import { useFieldSentence } from '../../../lib/field-sentences';
import { asProblem, call, firstErrors } from '../../../lib/api';
import type { ProblemError } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { LeaveGuard } from '../../../shared/LeaveGuard';
import { PageSection } from '../../../shared/PageSection';
import { sayDone } from '../../../shared/SnackbarBridge';
import { sharedTexts } from '../../../shared/shared.texts';
import { changesOf, hasChanges, isSame, writtenOf } from '../user-fields';
import type { Written } from '../user-fields';
import { updateUser } from '../users.calls';
import { userTexts } from '../users.texts';
import { RolesEditor } from './RolesEditor';
import { SchoolPicker } from '../../../shared/SchoolPicker';

// Loaded on demand, since conflicts and new addresses are rare.
const UserConflict = lazy(() => import('./UserConflict').then((file) => ({ default: file.UserConflict })));
const EmailQuestion = lazy(() => import('./EmailQuestion').then((file) => ({ default: file.EmailQuestion })));

type Changes = ReturnType<typeof changesOf>;

/** The choice that leaves the time for a question as it is. */
const AS_IT_IS = 'as-it-is';
const NAME_MAX = 100;
const EMAIL_MAX = 254;

export interface UserFormProps {
  page: UserPage;
  /** Called after a save, to reload the page; with the link to a new address, if there is no mail server. */
  onSaved: (link: string | null) => Promise<void>;
  /** Called to discard the input and start from the newer version. */
  onReload: () => void;
}

/** The form of an account (ADM-05). Refusals appear beside their fields and keep the input. */
export function UserForm({ page, onSaved, onReload }: UserFormProps) {
  const { user, roles, levels } = page;
  const t = useTexts(userTexts);
  const shared = useTexts(sharedTexts);
  const sentence = useFieldSentence();
  // The version that the form starts from. If an action of this page, such as a suspension, raised the revision but
  // changed none of these fields, the newer revision is used; otherwise saving runs into the conflict.
  const [base] = useState(user);
  const opened = writtenOf(base);
  const revision = isSame(writtenOf(user), opened) ? user.revision : base.revision;
  const [written, setWritten] = useState<Written>(opened);
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  /** A save that waits for the password, because it asks for another address. */
  const [asked, setAsked] = useState<{ changes: Changes; revision: number } | null>(null);
  const isDirty = useRef(false);
  // Runs only when the input changes: after a save, the flag stays false while the page reloads.
  useEffect(() => {
    isDirty.current = hasChanges(written, writtenOf(base));
  }, [written, base]);

  const isFixed = !user.can.update;
  const missing: Partial<Record<'name' | 'surname' | 'email' | 'roles', string>> = {
    ...(written.name.trim() === '' ? { name: sentence('users.name.required') } : {}),
    ...(written.surname.trim() === '' ? { surname: sentence('users.surname.required') } : {}),
    ...(written.email.trim() === '' ? { email: sentence('email.required') } : {}),
    ...(written.roles.length === 0 ? { roles: sentence('users.roles.required') } : {}),
  };
  const refused = firstErrors(problem);
  const theirs = problem?.code === 'users.stale' ? (problem.current as UserDetail | undefined) : undefined;
  const errorOf = (field: 'name' | 'surname' | 'email' | 'roles') =>
    (isChecked ? missing[field] : undefined) ?? refused[field];
  // What schools need of the roles stands beside them.
  const needed = problem?.code === 'coach-roles.assigned' ? problem.message : undefined;
  const rolesError =
    needed ?? errorOf('roles') ?? Object.entries(refused).find(([field]) => field.startsWith('roles.'))?.[1];
  const set = (next: Partial<Written>) => setWritten((before) => ({ ...before, ...next }));

  /** Saves the fields that differ from `before`, over its revision; another address after a question. */
  const saveOver = (before: Written, revision: number) => {
    setChecked(true);
    const changes = changesOf(written, before);
    if (Object.keys(changes).some((field) => field in missing)) return;
    if (changes.email === undefined) void send(changes, revision);
    else setAsked({ changes, revision });
  };
  const send = async (changes: Changes, revision: number) => {
    setSaving(true);
    try {
      const reply = await call(updateUser, { params: { id: user.id }, body: { ...changes, revision } });
      setProblem(null);
      isDirty.current = false;
      sayDone(reply);
      await onSaved(reply.data.link);
    } catch (error) {
      setProblem(asProblem(error));
    } finally {
      setSaving(false);
    }
  };

  return (
    <>
      <Form aria-label={t('edit.form')} onSubmit={() => saveOver(opened, revision)}>
        <Stack gap={6}>
          {theirs && (
            <Suspense>
              <UserConflict
                page={page}
                mine={written}
                theirs={theirs}
                saved={problem?.saved}
                onKeepMine={() => saveOver(writtenOf(theirs), theirs.revision)}
                onTakeTheirs={onReload}
              />
            </Suspense>
          )}
          {problem !== null && !theirs && needed === undefined && Object.keys(refused).length === 0 && (
            <InlineAlert tone="danger" isLive title={t('save.failed')}>
              {`${problem.message} ${t('save.failed.kept')}`}
            </InlineAlert>
          )}
          <PageSection title={t('section.person')}>
            <Grid minColumn="M">
              <TextField
                label={t('field.name')}
                value={written.name}
                onChange={(name) => set({ name })}
                maxLength={NAME_MAX}
                errorMessage={errorOf('name')}
                isDisabled={isFixed}
                isRequired
              />
              <TextField
                label={t('field.surname')}
                value={written.surname}
                onChange={(surname) => set({ surname })}
                maxLength={NAME_MAX}
                errorMessage={errorOf('surname')}
                isDisabled={isFixed}
                isRequired
              />
              <TextField
                type="email"
                label={t('field.email')}
                description={t('field.email.help')}
                value={written.email}
                onChange={(email) => set({ email })}
                maxLength={EMAIL_MAX}
                errorMessage={errorOf('email')}
                isDisabled={isFixed}
                isRequired
              />
              <SchoolPicker
                label={t('field.school')}
                description={t('field.school.help')}
                school={written.school}
                onChange={(id, name) => set({ school: id === null ? null : { id, name } })}
                errorMessage={refused['school_id']}
                isDisabled={isFixed}
              />
              <Select
                label={t('field.time_factor')}
                description={t('field.time_factor.help')}
                items={[
                  { id: AS_IT_IS, label: t('field.time_factor.keep') },
                  ...DPI_TIME_FACTORS.map((factor) => ({
                    id: String(factor),
                    label: t(`field.time_factor.${factor}`),
                  })),
                ]}
                value={written.time_factor === undefined ? AS_IT_IS : String(written.time_factor)}
                onChange={(id) => set({ time_factor: DPI_TIME_FACTORS.find((factor) => String(factor) === id) })}
                isDisabled={isFixed}
              />
            </Grid>
          </PageSection>
          <PageSection title={t('section.roles')}>
            <RolesEditor
              roles={roles}
              levels={levels}
              held={user.roles}
              written={written}
              onChange={set}
              errorMessage={rolesError}
              isDisabled={isFixed}
            />
          </PageSection>
          <PageSection title={t('section.access')}>
            <Checkbox
              isSelected={written.active}
              onChange={(active) => set({ active })}
              description={t('field.active.help')}
              isDisabled={isFixed}
            >
              {t('field.active')}
            </Checkbox>
          </PageSection>
          {!isFixed && (
            <FormActions
              primary={
                <Button type="submit" variant="primary" icon="save" isPending={isSaving} pendingLabel={t('saving')}>
                  {t('save')}
                </Button>
              }
            >
              <LinkButton href={usersPages.adminUsers.href()}>{shared('cancel')}</LinkButton>
            </FormActions>
          )}
        </Stack>
        <LeaveGuard hasChanges={() => isDirty.current} isKept={false} />
      </Form>
      {/* Beside the form: submitting the question would bubble to it. */}
      {asked && (
        <Suspense>
          <EmailQuestion
            user={user}
            email={written.email}
            onClose={() => setAsked(null)}
            onConfirmed={() => {
              setAsked(null);
              void send(asked.changes, asked.revision);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
