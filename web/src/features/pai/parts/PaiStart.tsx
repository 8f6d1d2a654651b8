import type { PaiEstablishing } from '@ruta/contracts/pai/pai.screens';
import { Button, Card, FormActions, Heading, Stack, Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { FormColumn } from '../../../shared/FormColumn';
import { paiFormTexts } from '../pai-form.texts';
import type { PaiFlow } from '../use-pai-flow';

/** What a plan is, before its form. Starting needs chart data and a finished sheet. */
export function PaiStart({ flow: { snapshot, send }, page: { form } }: { flow: PaiFlow; page: PaiEstablishing }) {
  const t = useTexts(paiFormTexts);
  const mayStart = snapshot.can({ type: 'pai.started' });
  const mandatory = form?.tabs.filter((tab) => tab.is_mandatory).length ?? 0;
  return (
    <FormColumn>
      <Card>
        <Stack gap={3}>
          <Heading level={2} size="M">
            {t('start.title')}
          </Heading>
          <Text element="p">{t('start.what')}</Text>
          {form && (
            <Text element="p">{form.is_free ? t('start.free') : t('start.mandatory', { count: mandatory })}</Text>
          )}
          <Text element="p">{t('start.saved')}</Text>
          <Text element="p">{t('start.once')}</Text>
        </Stack>
      </Card>
      <FormActions
        primary={
          <Button
            variant="primary"
            icon="play"
            isDisabled={!mayStart}
            disabledReason={mayStart ? undefined : t('start.no-answers')}
            onPress={() => send({ type: 'pai.started' })}
          >
            {t('start')}
          </Button>
        }
      >
        <Button onPress={() => send({ type: 'pai.left' })}>{t('results')}</Button>
      </FormActions>
    </FormColumn>
  );
}
