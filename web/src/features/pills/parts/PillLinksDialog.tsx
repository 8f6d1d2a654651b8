import { LINKS_MAX } from '@ruta/contracts/pills/limits';
import type { PillLink, PillLinks } from '@ruta/contracts/pills/links.schema';
import type { ListedPill } from '@ruta/contracts/pills/pills.schema';
import {
  Accordion,
  Checkbox,
  CheckboxGroup,
  LiveText,
  LoadingRegion,
  Skeleton,
  Stack,
  Text,
} from '@ruta/design-system';
import { call, useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { RevisedModal } from '../../../shared/conflict/RevisedModal';
import { useRevisedForm } from '../../../shared/conflict/use-revised-form';
import { Failed } from '../../../shared/ScreenState';
import { useThemeName } from '../../../shared/themes/use-theme-name';
import { linksTexts } from '../links.texts';
import { getPillLinks, PILL_CONSOLES, setPillLinks } from '../pill-console.calls';

interface PillLinksDialogProps {
  pill: ListedPill;
  onClose: () => void;
}

/** What is ticked, by kind. */
interface Typed {
  themes: string[];
  indicators: string[];
}
const keysOf = (links: readonly PillLink[], kind: PillLink['kind']) =>
  links.filter((link) => link.kind === kind).map(({ key }) => key);
const typedOf = (stored: PillLinks | null): Typed => ({
  themes: keysOf(stored?.links ?? [], 'theme'),
  indicators: keysOf(stored?.links ?? [], 'indicator'),
});
const linksIn = ({ themes, indicators }: Typed): PillLink[] => [
  ...themes.map((key) => ({ kind: 'theme' as const, key })),
  ...indicators.map((key) => ({ kind: 'indicator' as const, key })),
];

/** Ties a video to themes of the diagnostic and indicators of guides (PIL-03). One dialog, before and after they are read. */
export function PillLinksDialog({ pill, onClose }: PillLinksDialogProps) {
  const t = useTexts(linksTexts);
  const themeName = useThemeName();
  const { data, problem, isValidating, retry } = useEndpoint(getPillLinks, { params: { id: pill.id } });
  const given = data?.data;
  const form = useRevisedForm<PillLinks, Typed>({
    ...{ record: given, typedOf, stale: 'pills.stale', reload: PILL_CONSOLES, onClose },
  });
  const { typed, theirs } = form;
  const links = linksIn(typed);
  const send = (revision: number | undefined) =>
    call(setPillLinks, {
      params: { id: pill.id },
      body: { links, ...(revision !== undefined && { revision }) },
    });
  const questions = new Map(
    (given?.guides ?? []).flatMap(({ indicators }) => indicators.map(({ key, question }) => [key, question])),
  );
  const said = (keys: readonly string[], nameOf: (key: string) => string) =>
    keys.length === 0 ? t('nothing') : keys.map(nameOf).join(', ');
  const indicatorName = (key: string) => questions.get(key) ?? key;
  const loading = (
    <LoadingRegion isLoading label={t('loading')} skeleton={<Skeleton shape="block" height={320} />}>
      {null}
    </LoadingRegion>
  );
  const failed = problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />;
  return (
    <RevisedModal
      title={t('title', { title: pill.title })}
      form={form}
      before={given ? undefined : (failed ?? loading)}
      why={links.length > LINKS_MAX ? t('why.many', { max: LINKS_MAX }) : undefined}
      words={t}
      differences={() => {
        const saved = typedOf(theirs);
        return [
          { name: t('themes'), mine: said(typed.themes, themeName), saved: said(saved.themes, themeName) },
          {
            name: t('indicators'),
            ...{ mine: said(typed.indicators, indicatorName), saved: said(saved.indicators, indicatorName) },
          },
        ];
      }}
      onSave={() => form.save(send)}
      onKeepMine={() => form.keepMine(send)}
      onClose={onClose}
    >
      {given && <LinksFields given={given} count={links.length} form={form} />}
    </RevisedModal>
  );
}

interface LinksFieldsProps {
  given: PillLinks;
  /** How many are ticked. */
  count: number;
  form: Pick<ReturnType<typeof useRevisedForm<PillLinks, Typed>>, 'typed' | 'write' | 'errors'>;
}

function LinksFields({ given, count, form: { typed, write, errors } }: LinksFieldsProps) {
  const t = useTexts(linksTexts);
  const themeName = useThemeName();
  return (
    <>
      <Text tone="muted">
        {t('intro')} <LiveText isWords>{t('count', { count, max: LINKS_MAX })}</LiveText>
      </Text>
      {given.themes.length === 0 ? (
        <Text tone="muted">{t('themes.none')}</Text>
      ) : (
        <CheckboxGroup
          label={t('themes')}
          value={typed.themes}
          onChange={(themes) => write({ themes })}
          errorMessage={errors['links']}
        >
          {given.themes.map((theme) => (
            <Checkbox key={theme} value={theme}>
              {themeName(theme)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <IndicatorChoice given={given} chosen={typed.indicators} onChoose={(indicators) => write({ indicators })} />
    </>
  );
}

interface IndicatorChoiceProps {
  given: PillLinks;
  chosen: readonly string[];
  onChoose: (keys: string[]) => void;
}

/** The indicators by guide: each guide opens, and says how many of its indicators are ticked. */
function IndicatorChoice({ given, chosen, onChoose }: IndicatorChoiceProps) {
  const t = useTexts(linksTexts);
  return (
    <Stack gap={2}>
      <Text weight="medium">{t('indicators')}</Text>
      <Accordion
        headingLevel={3}
        allowsMultiple
        defaultOpenIds={[]}
        emptyText={t('indicators.none')}
        items={given.guides.map(({ name, indicators }) => {
          const keys = indicators.map(({ key }) => key);
          const ticked = chosen.filter((key) => keys.includes(key));
          return {
            ...{ id: name, title: name },
            ...(ticked.length > 0 && { note: t('chosen', { count: ticked.length }) }),
            content: (
              <CheckboxGroup
                label={name}
                isLabelHidden
                value={ticked}
                onChange={(now) => onChoose([...chosen.filter((key) => !keys.includes(key)), ...now])}
              >
                {indicators.map(({ key, question }) => (
                  <Checkbox key={key} value={key}>
                    {question}
                  </Checkbox>
                ))}
              </CheckboxGroup>
            ),
          };
        })}
      />
    </Stack>
  );
}
