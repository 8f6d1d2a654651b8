import type { DpiAnswering } from '@ruta/contracts/dpi/dpi.screens';
import { Button, Card, FormActions, Heading, RadioGroup, Stack, Text } from '@ruta/design-system';
import { TIME_FACTORS } from '@ruta/state-machines/dpi/dpi.rules';
import { formatDayUnbroken } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { dpiTexts } from '../dpi.texts';
import type { DpiFlow } from '../use-dpi-flow';

/** What is asked, how the clock works, who will see what, and more time for who needs it (DPI-01, WCAG 2.2.1). */
export function DpiInstructions({ flow, answering }: { flow: DpiFlow; answering: DpiAnswering }) {
  const t = useTexts(dpiTexts);
  const { snapshot, send } = flow;
  const { status, questions } = answering;
  const seconds = questions.map(({ settings }) => settings.timeout);
  const [from, to] = [Math.min(...seconds), Math.max(...seconds)];
  const end = status.dpiClosure?.end_at;
  return (
    <Stack gap={4}>
      <Card>
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={2} size="M">
              {t('instructions.title')}
            </Heading>
            <Text element="p">{t('instructions.what', { count: questions.length })}</Text>
            <Text element="p">
              {from === to ? t('instructions.time', { count: from }) : t('instructions.times', { from, to })}
            </Text>
            <Text element="p">{t('instructions.zero')}</Text>
            <Text element="p">{t('instructions.whole')}</Text>
            {end !== undefined && <Text tone="muted">{t('instructions.until', { day: formatDayUnbroken(end) })}</Text>}
          </Stack>
          <Stack gap={2}>
            <Heading level={2} size="M">
              {t('who.title')}
            </Heading>
            <Text element="p">{t('who.body', { count: status.min_group })}</Text>
          </Stack>
          <RadioGroup
            label={t('factor.title')}
            description={t('factor.note')}
            items={TIME_FACTORS.map((factor) => ({ id: String(factor), label: t(`factor.${factor}`) }))}
            value={String(snapshot.context.timeFactor)}
            onChange={(chosen) => {
              const factor = TIME_FACTORS.find((one) => String(one) === chosen);
              if (factor) send({ type: 'time.allowanceChosen', factor });
            }}
          />
        </Stack>
      </Card>
      <FormActions
        primary={
          <Button variant="primary" onPress={() => send({ type: 'sheet.continue' })}>
            {t('begin')}
          </Button>
        }
      />
    </Stack>
  );
}
