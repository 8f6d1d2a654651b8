import { lazy, Suspense, useState } from 'react';
import type { BankQuestion } from '@ruta/contracts/dpi/bank.schema';
import type { DpiBank } from '@ruta/contracts/dpi/bank.screens';
import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { importsPages } from '@ruta/contracts/imports/imports.pages';
import { Button, Inline, LinkButton, OrderList, Stack, StatusChip, Text } from '@ruta/design-system';
import { QUESTION_SECONDS } from '@ruta/state-machines/dpi/dpi.rules';
import { useLocale, useTexts } from '../../../lib/i18n';
import { catalogueWords, CycleCatalogue } from '../../../shared/CycleCatalogue';
import { useThemeName } from '../../../shared/themes/use-theme-name';
import { bankTexts } from '../bank.texts';
import { useBankDeeds } from '../use-bank-deeds';
import { BankMenu } from './BankMenu';

// Loaded on demand.
const BankDialog = lazy(async () => ({ default: (await import('./BankDialog')).BankDialog }));
const BankPreview = lazy(async () => ({ default: (await import('./BankPreview')).BankPreview }));

/** The questions of a cycle in their order, with what is done with each (DPI-02; decision 0061). */
export function BankView({ cycle, questions, cycles }: DpiBank) {
  const t = useTexts(bankTexts);
  const deeds = useBankDeeds();
  const [open, setOpen] = useState<BankQuestion | 'new' | null>(null);
  const [previewed, setPreviewed] = useState<number | null>(null);
  const canEdit = cycle !== null && cycle.locked === null;
  const add = canEdit && (
    <Button variant="primary" icon="plus" onPress={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  const shown = previewed === null ? undefined : questions[previewed];
  return (
    <CycleCatalogue
      title={t('title')}
      {...{ cycle, cycles, add }}
      hrefOf={(id) => dpiPages.adminDpiBank.href(undefined, { cycle: id })}
      locked={cycle?.locked ? t(`locked.${cycle.locked}`) : undefined}
      isEmpty={questions.length === 0}
      actions={
        <LinkButton icon="folder" href={`${importsPages.adminCatalogues.href()}?kind=dpi_questions`}>
          {t('catalogues')}
        </LinkButton>
      }
      words={catalogueWords(t)}
    >
      {questions.length > 0 && (
        <>
          {canEdit && <Text tone="muted">{t('help')}</Text>}
          <OrderList
            label={t('list')}
            isDisabled={!canEdit}
            onMove={(id, place) => void deeds.move(Number(id), place)}
            items={questions.map((question, at) => ({
              ...{ id: String(question.id), label: question.question, content: <Line question={question} /> },
              actions: (
                <BankMenu
                  question={question}
                  place={at + 1}
                  total={questions.length}
                  canEdit={canEdit}
                  onEdit={() => setOpen(question)}
                  onPreview={() => setPreviewed(at)}
                  onMove={(place) => void deeds.move(question.id, place)}
                  onTurn={() => void deeds.turn(question)}
                />
              ),
            }))}
          />
        </>
      )}
      <Suspense fallback={null}>
        {open !== null && cycle && (
          <BankDialog
            question={open === 'new' ? null : open}
            used={questions.map(({ theme }) => theme)}
            cycleId={cycle.id}
            onClose={() => setOpen(null)}
          />
        )}
        {shown && previewed !== null && (
          <BankPreview
            question={shown}
            place={previewed + 1}
            total={questions.length}
            onClose={() => setPreviewed(null)}
          />
        )}
      </Suspense>
    </CycleCatalogue>
  );
}

function Line({ question: { question, question_en, theme, roles, timeout, active } }: { question: BankQuestion }) {
  const t = useTexts(bankTexts);
  const themeName = useThemeName();
  const isEnglish = useLocale() === 'en';
  const asked = roles.map((role) => t(`role.${role}`)).join(', ') || t('everybody');
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <Text {...(active ? {} : { tone: 'muted' as const })}>{(isEnglish && question_en) || question}</Text>
        {!active && <StatusChip status="cancelled">{t('off')}</StatusChip>}
      </Inline>
      <Text variant="caption" tone="muted">
        {[themeName(theme), asked, t('seconds', { count: timeout ?? QUESTION_SECONDS })].join(' · ')}
      </Text>
    </Stack>
  );
}
