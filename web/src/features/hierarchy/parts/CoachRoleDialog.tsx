import { useState } from 'react';
import type { RoleHolder } from '@ruta/contracts/hierarchy/coach-role.schema';
import type { CoachRolesPage } from '@ruta/contracts/hierarchy/coach-roles.screens';
import { hierarchyPages } from '@ruta/contracts/hierarchy/hierarchy.pages';
import { COACH_ROLES, ROLES } from '@ruta/contracts/roles';
import type { CoachRole } from '@ruta/contracts/roles';
import { Button, Checkbox, CheckboxGroup, Form, InlineAlert, LinkButton, Modal, Stack } from '@ruta/design-system';
import { call, useRefresh } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSubmission } from '../../../shared/use-submission';
import { useSending } from '../../../shared/use-sending';
import { COACH_ROLE_LISTS, removeTransitional, saveCoachRoles } from '../coach-roles.calls';
import { coachRolesTexts } from '../coach-roles.texts';

const FORM = 'coach-roles';

export interface CoachRoleDialogProps {
  person: RoleHolder;
  /** The cycle whose transitional roles are edited; null for own roles. */
  cycle: CoachRolesPage['cycles'][number] | null;
  onClose: () => void;
}

/** The roles of coaching of a person: own ones, or those of a cycle (CYC-04, HIE-01). Mounted while it is open. */
export function CoachRoleDialog({ person, cycle, onClose }: CoachRoleDialogProps) {
  const t = useTexts(coachRolesTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const { me } = useSession();
  const refresh = useRefresh();
  const sending = useSending();
  const savedOf = (of: RoleHolder) => (cycle ? of.transitional_roles : of.roles);
  const [base, setBase] = useState(person);
  const [roles, setRoles] = useState<readonly CoachRole[]>(savedOf(person));
  const [act, setAct] = useState<'save' | 'remove'>('save');
  const { isPending, errors, problem, setProblem, general, alert, submit } = useSubmission();

  const send = (wanted: 'save' | 'remove') => {
    setAct(wanted);
    submit(async () => {
      const { id, revision } = base;
      const reply =
        wanted === 'remove' && cycle
          ? await call(removeTransitional, { body: { user_id: id, cycle_id: cycle.id, revision } })
          : await call(saveCoachRoles, {
              params: { id },
              body: { roles: [...roles], revision, ...(cycle ? { cycle: cycle.id } : {}) },
            });
      await refresh(COACH_ROLE_LISTS);
      sayDone(reply);
      onClose();
    });
  };

  // The server sends the person with this refusal (law 6).
  const theirs = problem?.code === 'users.stale' ? (problem.current as RoleHolder | undefined) : undefined;
  const words = (of: readonly CoachRole[]) => of.map((code) => ROLES[code].name[locale]).join('\n');
  if (theirs)
    return (
      <ConflictDialog
        words={t}
        saved={problem?.saved}
        fields={[{ name: t('dialog.roles'), mine: words(roles), saved: words(savedOf(theirs)) }]}
        onKeepMine={() => {
          setBase(theirs);
          setProblem(null);
        }}
        onTakeTheirs={() => {
          setBase(theirs);
          setRoles(savedOf(theirs));
          setProblem(null);
        }}
      />
    );

  const before = savedOf(base);
  const isSame = roles.length === before.length && roles.every((code) => before.includes(code));
  // The way out of a refusal: the schools of the first role that would be taken go to somebody else.
  const lost = before.find((code) => act === 'remove' || !roles.includes(code));
  const whyNot = roles.length === 0 ? t('dialog.none') : isSame ? t('dialog.same') : undefined;
  const whyFixed = (code: CoachRole) => {
    if (cycle === null && base.fixed.includes(code)) return t('dialog.fixed');
    return base.can.give.includes(code) ? undefined : t('dialog.above');
  };
  const title = cycle
    ? t('dialog.lent', { name: base.fullname, period: cycle.period })
    : t('dialog.own', { name: base.fullname });
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={shared('close')}
      isLocked={isPending}
      footer={
        <>
          {cycle && before.length > 0 && (
            <Button
              variant="danger"
              {...sending({ isBusy: isPending && act === 'save' })}
              isPending={isPending && act === 'remove'}
              pendingLabel={t('dialog.removing')}
              onPress={() => send('remove')}
            >
              {t('dialog.remove')}
            </Button>
          )}
          <Button onPress={onClose} isDisabled={isPending}>
            {shared('cancel')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            {...sending({ why: whyNot, isBusy: isPending && act === 'remove' })}
            isPending={isPending && act === 'save'}
            pendingLabel={t('dialog.saving')}
          >
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <Form id={FORM} aria-label={title} onSubmit={() => whyNot === undefined && send('save')}>
        <Stack gap={4}>
          {general && (
            <InlineAlert
              ref={alert}
              tone="danger"
              title={general.message}
              isLive
              actions={
                general.code === 'coach-roles.assigned' &&
                me.abilities.includes('hierarchy:write') && (
                  <LinkButton
                    size="S"
                    href={hierarchyPages.adminHandover.href(undefined, {
                      cycle: cycle?.id,
                      role: lost,
                      from: person.id,
                    })}
                  >
                    {t('dialog.handover')}
                  </LinkButton>
                )
              }
            />
          )}
          <CheckboxGroup
            label={t('dialog.roles')}
            value={[...roles]}
            onChange={(value) => setRoles(COACH_ROLES.filter((code) => value.includes(code)))}
            errorMessage={errors['roles']}
          >
            {COACH_ROLES.map((code) => (
              <Checkbox key={code} value={code} isDisabled={whyFixed(code) !== undefined} description={whyFixed(code)}>
                {ROLES[code].name[locale]}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </Stack>
      </Form>
    </Modal>
  );
}
