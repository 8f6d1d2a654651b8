import type { Locale } from '@ruta/contracts/locale';
import type { ObservationResponse } from '@ruta/contracts/observations/limits';
import type { Observation } from '@ruta/contracts/observations/observation.schema';
import { Card, Heading, Stack, StatusChip, Text, vars } from '@ruta/design-system';
import type { StatusChipProps } from '@ruta/design-system';
import { styled } from 'styled-components';
import { responseLabels } from '../figures';
import { Written } from './Written';

/** How a response looks: what was seen, what was not, what does not apply. */
const LOOK = {
  yes: { status: 'active', icon: 'check' },
  no: { status: 'outdated', icon: 'close' },
  na: { status: 'draft', icon: 'minus' },
} as const satisfies Record<ObservationResponse, Pick<StatusChipProps, 'status' | 'icon'>>;

const Questions = styled.ol`
  display: grid;
  gap: ${vars.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Question = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[1]} ${vars.space[3]};
  align-items: start;
`;

const Comment = styled(Written)`
  grid-column: 1 / -1;
`;

export interface ObservedAnswersProps {
  observation: Observation;
  language: Locale;
}

/** Every question with its response and comment, by section, in the language of the guide (OBS-03). */
export function ObservedAnswers({ observation: { sections, guide }, language }: ObservedAnswersProps) {
  const labels = responseLabels(language, guide.bilingual);
  return (
    <Stack gap={4}>
      {sections.map(({ id, title, questions }) => (
        <Card key={id} element="section" aria-labelledby={`section-${id}`}>
          <Stack gap={3}>
            <div lang={language}>
              <Heading level={3} size="S" id={`section-${id}`}>
                {title}
              </Heading>
            </div>
            <Questions role="list">
              {questions.map(({ id: question, question: text, response, comment }) => (
                <Question key={question}>
                  <span lang={language}>{text}</span>
                  <span lang={language}>
                    <StatusChip {...LOOK[response]}>{labels[response]}</StatusChip>
                  </span>
                  {comment !== '' && (
                    <Comment>
                      <Text tone="muted">{comment}</Text>
                    </Comment>
                  )}
                </Question>
              ))}
            </Questions>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
