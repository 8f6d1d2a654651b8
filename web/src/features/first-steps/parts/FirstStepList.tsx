import type { FirstStep } from '@ruta/contracts/first-steps/first-steps.schema';
import { Card, Icon, Inline, LinkButton, Stack, Text, VisuallyHidden } from '@ruta/design-system';
import { formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { firstStepsTexts } from '../first-steps.texts';
import { cataloguePlace, STEP_PLACES } from '../step-places';
import { MissingCatalogues, Step, Steps, StepWords } from './FirstStepList.styles';
import { PutAway } from './PutAway';
import { TryMail } from './TryMail';

/** What a new installation needs: each step with its state, and the page where it is done (decision 0077). */
export function FirstStepList({ steps }: { steps: readonly FirstStep[] }) {
  const t = useTexts(firstStepsTexts);
  const done = steps.filter(({ is_done }) => is_done).length;
  return (
    <Card>
      <Stack gap={2}>
        <Inline justify="between" gap={3}>
          <Text weight="medium">{t('progress', { done, all: steps.length })}</Text>
          <PutAway />
        </Inline>
        <Text tone="muted">{t('intro')}</Text>
        <Steps>
          {steps.map((step) => (
            <StepRow key={step.key} step={step} />
          ))}
        </Steps>
      </Stack>
    </Card>
  );
}

function StepRow({ step }: { step: FirstStep }) {
  const t = useTexts(firstStepsTexts);
  const { me } = useSession();
  const { key, is_done, at, missing } = step;
  const name = t(`${key}.name`);
  return (
    <Step>
      <Text tone={is_done ? 'accent' : 'muted'}>
        <Icon name={is_done ? 'checkCircle' : 'clock'} />
        <VisuallyHidden>{t(is_done ? 'done' : 'open')}</VisuallyHidden>
      </Text>
      <StepWords>
        <Text weight="medium">{name}</Text>
        {!is_done && (
          <Text variant="label" tone="muted">
            {t(`${key}.help`)}
          </Text>
        )}
        {at !== null && (
          <Text variant="label" tone="muted">
            {t('last', { when: formatInstant(at, me.user_timezone) })}
          </Text>
        )}
        {missing.length > 0 && (
          <MissingCatalogues aria-label={t('missing')}>
            {missing.map((kind) => (
              <li key={kind}>
                <LinkButton size="S" variant="secondary" href={cataloguePlace(kind)}>
                  {t(`kind.${kind}`)}
                </LinkButton>
              </li>
            ))}
          </MissingCatalogues>
        )}
      </StepWords>
      <Act step={step} name={name} />
    </Step>
  );
}

/** Where a step is done; nothing for a backup, which is made on the server, and for catalogues that have links of their own. */
function Act({ step: { key, is_done, missing }, name }: { step: FirstStep; name: string }) {
  const t = useTexts(firstStepsTexts);
  if (key === 'backup' || missing.length > 0) return null;
  const act = t(`${key}.act`);
  const label = t('of', { act, step: name });
  const variant = is_done ? 'quiet' : 'secondary';
  if (key === 'mail')
    return (
      <TryMail label={label} variant={variant}>
        {act}
      </TryMail>
    );
  return (
    <LinkButton size="S" variant={variant} href={STEP_PLACES[key]} aria-label={label}>
      {act}
    </LinkButton>
  );
}
