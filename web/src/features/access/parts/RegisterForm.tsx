import { lazy, Suspense, useState } from 'react';
import {
  Button,
  Checkbox,
  DateField,
  Form,
  FormActions,
  Grid,
  InlineAlert,
  LinkButton,
  Select,
  Skeleton,
  TextField,
} from '@ruta/design-system';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { call } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { NewPassword } from './NewPassword';
import { postRegister } from '../link.calls';
import { linkTexts } from '../link.texts';
import { useSubmission } from '../../../shared/use-submission';

// The list of zones is loaded separately; until then the browser's zone is selected.
const TimezoneField = lazy(() =>
  import('../../../shared/timezone/TimezoneField').then((file) => ({ default: file.TimezoneField })),
);

const SEXES = ['f', 'm', 'x'] as const;
type Sex = (typeof SEXES)[number];
const NAME_MAX = 100;

export interface RegisterFormProps {
  token: string;
  /** As the invitation knows it, to start with; empty where it does not. */
  person: { name: string; surname: string };
  /** The account exists, and the home is loading. */
  isDone: boolean;
  onRegistered: () => void;
  /** The link was used or has expired meanwhile. */
  onOver: () => void;
}

/** Name, password and profile data; e-mail and role come from the invitation (ACC-02). */
export function RegisterForm({ token, person, isDone, onRegistered, onOver }: RegisterFormProps) {
  const t = useTexts(linkTexts);
  const [written, setWritten] = useState({
    ...person,
    password: '',
    password_confirmation: '',
    birthday: null as string | null,
    sex: 'm' as Sex,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const [hasAccepted, setAccepted] = useState(false);
  const { isPending, problem, errors, general, alert, submit } = useSubmission();
  const set = (next: Partial<typeof written>) => setWritten((before) => ({ ...before, ...next }));

  const register = () => {
    if (isDone) return;
    submit(
      async () => {
        // Sent even if it is not accepted: the server's message appears with those of the other fields.
        await call(postRegister, { body: { token, ...written, accept_terms: hasAccepted as true } });
        onRegistered();
      },
      ({ code }) => (code === 'access.link-over' ? onOver : undefined),
    );
  };

  const isMember = problem?.code === 'invitations.already-member';
  return (
    <Form aria-label={t('register.title')} onSubmit={register} validationErrors={errors}>
      {general && (
        <InlineAlert
          ref={alert}
          tone="danger"
          isLive
          title={isMember ? t('register.member') : general.message}
          actions={isMember ? <LinkButton href={accessPages.signIn.href()}>{t('to-sign-in')}</LinkButton> : undefined}
        >
          {isMember ? t('register.member.body') : undefined}
        </InlineAlert>
      )}
      <Grid minColumn="S">
        <TextField
          label={t('name')}
          name="name"
          autoComplete="given-name"
          maxLength={NAME_MAX}
          value={written.name}
          onChange={(name) => set({ name })}
          isRequired
          autoFocus
        />
        <TextField
          label={t('surname')}
          name="surname"
          autoComplete="family-name"
          maxLength={NAME_MAX}
          value={written.surname}
          onChange={(surname) => set({ surname })}
          isRequired
        />
      </Grid>
      <NewPassword
        label={t('password')}
        value={written.password}
        again={written.password_confirmation}
        onChange={(password) => set({ password })}
        onAgain={(password_confirmation) => set({ password_confirmation })}
      />
      <Grid minColumn="S">
        <DateField
          label={t('birthday')}
          name="birthday"
          description={t('birthday.help')}
          value={written.birthday}
          onChange={(birthday) => set({ birthday })}
        />
        <Select
          label={t('sex')}
          name="sex"
          value={written.sex}
          onChange={(id) => set({ sex: SEXES.find((known) => known === id) ?? 'm' })}
          items={SEXES.map((id) => ({ id, label: t(`sex.${id}`) }))}
        />
      </Grid>
      <Suspense fallback={<Skeleton shape="block" height={88} />}>
        <TimezoneField value={written.timezone} onChange={(timezone) => set({ timezone })} />
      </Suspense>
      <Checkbox
        name="accept_terms"
        isSelected={hasAccepted}
        onChange={setAccepted}
        description={t('terms.help')}
        errorMessage={errors['accept_terms']}
      >
        {t('terms')}
      </Checkbox>
      <FormActions
        isFullWidth
        primary={
          <Button
            type="submit"
            variant="primary"
            size="L"

            isPending={isPending || isDone}
            pendingLabel={t('register.pending')}
          >
            {t('register.submit')}
          </Button>
        }
      />
    </Form>
  );
}
