import { lazy, Suspense, useState } from 'react';
import type { Profile } from '@ruta/contracts/access/profile.schema';
import {
  Button,
  DateField,
  Form,
  FormActions,
  InlineAlert,
  RadioGroup,
  Select,
  Skeleton,
  TextField,
} from '@ruta/design-system';
import { call } from '../../../lib/api';
import { applyLocale, useTexts } from '../../../lib/i18n';
import { useServerToday } from '../../../lib/session';
import { LANGUAGES } from '../../../shared/preferences';
import { LeaveGuard } from '../../../shared/LeaveGuard';
import { sayDone } from '../../../shared/SnackbarBridge';
import { putProfile } from '../account.calls';
import { Pair } from '../account.styles';
import { profileTexts } from '../profile.texts';
import { useSubmission } from '../../../shared/use-submission';

// A list with four hundred items: loaded after the form.
const TimezoneField = lazy(() =>
  import('../../../shared/timezone/TimezoneField').then((file) => ({ default: file.TimezoneField })),
);

const SEXES = ['f', 'm', 'x'] as const satisfies readonly Profile['sex'][];

export interface ProfileFormProps {
  profile: Profile;
  onSaved: (profile: Profile) => Promise<unknown>;
}

/** The person's data as a form. After an edit conflict it shows the other version before saving over it. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const t = useTexts(profileTexts);
  const [draft, setDraft] = useState(profile);
  const { isPending, problem, setProblem, errors, general, alert, submit } = useSubmission();
  const today = useServerToday(draft.timezone);
  const change = (differs: Partial<Profile>) => setDraft((before) => ({ ...before, ...differs }));

  const isDirty = !isPending && formOf(draft) !== formOf(profile);
  const send = () =>
    submit(async () => {
      const reply = await call(putProfile, { body: bodyOf(draft) });
      setDraft(reply.data);
      applyLocale(reply.data.locale);
      await onSaved(reply.data);
      sayDone(reply);
    });
  const current = problem?.code === 'access.profile-stale' ? (problem.current as Profile) : undefined;

  return (
    <Form aria-label={t('data')} onSubmit={send} validationErrors={errors}>
      {general && (
        <InlineAlert
          ref={alert}
          tone="danger"
          title={general.message}
          isLive
          actions={
            current && (
              <Button
                size="S"
                onPress={() => {
                  setProblem(null);
                  setDraft(current);
                  void onSaved(current);
                }}
              >
                {t('stale.load')}
              </Button>
            )
          }
        />
      )}
      <Pair>
        <TextField
          label={t('name')}
          name="name"
          autoComplete="given-name"
          value={draft.name}
          onChange={(name) => change({ name })}
          isRequired
        />
        <TextField
          label={t('surname')}
          name="surname"
          autoComplete="family-name"
          value={draft.surname}
          onChange={(surname) => change({ surname })}
          isRequired
        />
      </Pair>
      <TextField
        label={t('email')}
        value={profile.email}
        description={
          profile.pending_email === null ? t('email.help') : t('email.waits', { email: profile.pending_email })
        }
        isReadOnly
      />
      <DateField
        label={t('birthday')}
        name="birthday"
        description={t('birthday.help')}
        value={draft.birthday}
        maxValue={today}
        onChange={(birthday) => change({ birthday })}
      />
      <RadioGroup
        label={t('sex')}
        name="sex"
        orientation="horizontal"
        items={SEXES.map((id) => ({ id, label: t(`sex.${id}`) }))}
        value={draft.sex}
        onChange={(sex) => change({ sex: sex as Profile['sex'] })} // the items' ids
      />
      <Pair>
        <Suspense fallback={<Skeleton shape="block" height={64} />}>
          <TimezoneField value={draft.timezone} onChange={(timezone) => change({ timezone })} />
        </Suspense>
        <Select
          label={t('language')}
          name="locale"
          items={(['es', 'en'] as const).map((id) => ({ id, label: LANGUAGES[id] }))}
          value={draft.locale}
          onChange={(locale) => change({ locale: locale === 'en' ? 'en' : 'es' })}
        />
      </Pair>
      <FormActions
        primary={
          <Button type="submit" variant="primary" icon="save" isPending={isPending} pendingLabel={t('saving')}>
            {t('save')}
          </Button>
        }
      />
      <LeaveGuard hasChanges={() => isDirty} isKept={false} />
    </Form>
  );
}

const bodyOf = ({ name, surname, birthday, sex, timezone, locale, revision }: Profile) => ({
  ...{ name, surname, birthday, sex, timezone, locale, revision },
});
/** Compared to tell whether the form has changes. */
const formOf = (profile: Profile) => JSON.stringify({ ...bodyOf(profile), revision: 0 });
