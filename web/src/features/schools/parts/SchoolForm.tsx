import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { SCHOOL_NAME_MAX } from '@ruta/contracts/kit/limits';
import { LEVELS } from '@ruta/contracts/schools/levels';
import type { School } from '@ruta/contracts/schools/school.schema';
import { schoolsPages } from '@ruta/contracts/schools/schools.pages';
import type { SchoolPage } from '@ruta/contracts/schools/schools.screens';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Form,
  FormActions,
  Grid,
  InlineAlert,
  LinkButton,
  Stack,
  TextField,
} from '@ruta/design-system';
import { asProblem, call, firstErrors } from '../../../lib/api';
import type { ProblemError } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useLocale, useTexts } from '../../../lib/i18n';
import { LeaveGuard } from '../../../shared/LeaveGuard';
import { levelName } from '../../../shared/levels';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { TimezoneField } from '../../../shared/timezone/TimezoneField';
import { useSending } from '../../../shared/use-sending';
import { changesOf, hasChanges, writtenOf } from '../school-fields';
import type { Written } from '../school-fields';
import { updateSchool } from '../schools.calls';
import { schoolTexts } from '../schools.texts';

// Loaded on demand, since conflicts are rare.
const SchoolConflict = lazy(() => import('./SchoolConflict').then((file) => ({ default: file.SchoolConflict })));

const CITY_MAX = 80;
const CODE_MAX = 20;

export interface SchoolFormProps {
  school: SchoolPage['school'];
  /** Called after a save, and to start from the newer version. */
  onReload: () => Promise<void>;
}

/** The form of a school. Refusals appear beside their fields and keep the input. */
export function SchoolForm({ school, onReload }: SchoolFormProps) {
  const t = useTexts(schoolTexts);
  const shared = useTexts(sharedTexts);
  const sentence = useFieldSentence();
  const sending = useSending();
  const locale = useLocale();
  const [base] = useState(school);
  const opened = writtenOf(base);
  const [written, setWritten] = useState<Written>(opened);
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const isDirty = useRef(false);
  // Runs only when the input changes: after a save, the flag stays false while the page reloads.
  useEffect(() => {
    isDirty.current = hasChanges(written, writtenOf(base));
  }, [written, base]);

  const isFixed = !school.can.edit;
  const missing: Readonly<Record<string, string>> = {
    ...(written.name.trim() === '' ? { name: sentence('schools.name.required') } : {}),
    ...(written.city.trim() === '' ? { city: sentence('schools.city.required') } : {}),
    ...(written.code.trim() === '' ? { code: sentence('text.required') } : {}),
    ...(written.levels.length === 0 ? { levels: sentence('schools.levels.required') } : {}),
  };
  const refused = firstErrors(problem);
  const errorOf = (field: string) => (isChecked ? missing[field] : undefined) ?? refused[field];
  const theirs = problem?.code === 'schools.stale' ? (problem.current as School | undefined) : undefined;
  const set = (next: Partial<Written>) => setWritten((before) => ({ ...before, ...next }));

  /** Saves the fields that differ from `before`, over its revision. */
  const saveOver = async (before: Written, revision: number) => {
    setChecked(true);
    const changes = changesOf(written, before);
    if (Object.keys(changes).some((field) => field in missing)) return;
    setSaving(true);
    try {
      const reply = await call(updateSchool, { params: { id: school.id }, body: { ...changes, revision } });
      setProblem(null);
      isDirty.current = false;
      sayDone(reply);
      await onReload();
    } catch (error) {
      setProblem(asProblem(error));
    } finally {
      setSaving(false);
    }
  };

  const texts = [
    { field: 'name', max: SCHOOL_NAME_MAX },
    { field: 'city', max: CITY_MAX },
    { field: 'code', max: CODE_MAX },
  ] as const;
  return (
    <Form aria-label={t('form')} onSubmit={() => void saveOver(opened, base.revision)}>
      <Stack gap={6}>
        {theirs && (
          <Suspense>
            <SchoolConflict
              mine={written}
              theirs={theirs}
              saved={problem?.saved}
              onKeepMine={() => void saveOver(writtenOf(theirs), theirs.revision ?? base.revision)}
              onTakeTheirs={() => void onReload()}
            />
          </Suspense>
        )}
        {problem !== null && !theirs && Object.keys(refused).length === 0 && (
          <InlineAlert tone="danger" isLive title={t('save.failed')}>
            {`${problem.message} ${t('save.failed.kept')}`}
          </InlineAlert>
        )}
        <Grid minColumn="M">
          {texts.map(({ field, max }) => (
            <TextField
              key={field}
              label={t(`field.${field}`)}
              value={written[field]}
              onChange={(text) => set({ [field]: text })}
              maxLength={max}
              errorMessage={errorOf(field)}
              isDisabled={isFixed}
              isRequired
            />
          ))}
          <TimezoneField
            value={written.timezone}
            onChange={(timezone) => set({ timezone })}
            description={t('field.timezone.help')}
            errorMessage={errorOf('timezone')}
            isDisabled={isFixed}
          />
        </Grid>
        <CheckboxGroup
          label={t('field.levels')}
          value={[...written.levels]}
          onChange={(keys) => set({ levels: LEVELS.filter((key) => keys.includes(key)) })}
          errorMessage={errorOf('levels')}
          isDisabled={isFixed}
          isRequired
        >
          {LEVELS.map((key) => (
            <Checkbox key={key} value={key}>
              {levelName(key, locale)}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <Checkbox
          isSelected={written.active}
          onChange={(active) => set({ active })}
          description={t('field.active.help')}
          isDisabled={isFixed}
        >
          {t('field.active')}
        </Checkbox>
        {!isFixed && (
          <FormActions
            primary={
              <Button
                type="submit"
                variant="primary"
                icon="save"
                isPending={isSaving}
                pendingLabel={t('saving')}
                {...sending()}
              >
                {t('save')}
              </Button>
            }
          >
            <LinkButton href={schoolsPages.adminSchools.href()}>{shared('cancel')}</LinkButton>
          </FormActions>
        )}
      </Stack>
      <LeaveGuard hasChanges={() => isDirty.current} isKept={false} />
    </Form>
  );
}
