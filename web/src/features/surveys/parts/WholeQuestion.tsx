import type { SurveyQuestion } from '@ruta/contracts/surveys/survey.schema';
import type { Locale } from '@ruta/contracts/locale';
import { Card, Heading, Icon, Stack, Text, vars } from '@ruta/design-system';
import { styled } from 'styled-components';
import { useTexts } from '../../../lib/i18n';
import { surveyTexts } from '../survey.texts';
import { upgradedTexts } from '../upgraded.texts';

const Options = styled.ul`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
    align-items: center;
    padding: ${vars.space[2]} ${vars.space[3]};
    border: 1px solid ${vars.color.border.default};
    border-radius: ${vars.radius.m};
  }
  > li[data-mine] {
    border-color: ${vars.color.border.focus};
    background: ${vars.color.bg.selected};
  }
`;

interface WholeQuestionProps {
  question: SurveyQuestion;
  number: number;
  total: number;
  language: Locale;
  /** Whether the reader answers the survey, so that a missing answer is told. */
  showsAnswers: boolean;
}

/** A question to be read, with its options; one's own answer is marked. */
export function WholeQuestion({ question, number, total, language, showsAnswers }: WholeQuestionProps) {
  const t = useTexts(surveyTexts);
  const whole = useTexts(upgradedTexts);
  const { type, options, response, required } = question;
  return (
    <Card>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text variant="label" tone="muted">
            {[t('question', { number, total }), ...(required ? [] : [t('optional')])].join(', ')}
          </Text>
          <div lang={language}>
            <Heading level={2} size="M">
              {question.question}
            </Heading>
          </div>
        </Stack>
        {options.length > 0 ? (
          <Options lang={language}>
            {options.map(({ id, display }) => (
              <li key={id} data-mine={id === response || undefined}>
                <Text>{display}</Text>
                {id === response && (
                  <Text variant="label" tone="accent">
                    <Icon name="check" size="S" /> {whole('mine')}
                  </Text>
                )}
              </li>
            ))}
          </Options>
        ) : (
          <Text tone="muted">{whole(type === 'nps' ? 'number' : 'text')}</Text>
        )}
        {options.length === 0 && response !== null && (
          <Stack gap={1}>
            <Text variant="label" tone="accent">
              {whole('mine')}
            </Text>
            <Text isPreformatted>{String(response)}</Text>
          </Stack>
        )}
        {showsAnswers && response === null && <Text tone="muted">{whole('none')}</Text>}
      </Stack>
    </Card>
  );
}
