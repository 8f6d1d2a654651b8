import { styled } from 'styled-components';
import { DescriptionList } from '../../components/DescriptionList';
import { Icon } from '../../components/Icon';
import { vars } from '../../tokens';
import type { AxisValue } from '../AxisEditor';

export interface AxisSummaryProps {
  /** Name of the axis. */
  name: string;
  /** Both texts. */
  value: AxisValue;
  /** Labels of both texts. */
  labels: Record<keyof AxisValue, string>;
  /** Shown for a missing text. */
  emptyText: string;
  /** Heading level of the name. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Hides the name where the context already gives it. Default: false. */
  isNameHidden?: boolean | undefined;
}

const Summary = styled.section`
  display: grid;
  gap: ${vars.space[3]};
  min-inline-size: 0;
  font-family: ${vars.font.family};
  color: ${vars.color.text.default};
`;

const Name = styled.h3`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  margin: 0;
  font-size: ${vars.font.size.body};
  font-weight: ${vars.font.weight.bold};
  line-height: ${vars.font.line.tight};
`;

/** Neutral: green stands for what has happened, and an axis is only planned. */
const Planned = styled.span`
  display: inline-flex;
  color: ${vars.color.text.muted};
`;

const Missing = styled.span`
  color: ${vars.color.text.muted};
`;

/** Shows one axis of a visit, read-only. */
export function AxisSummary(props: AxisSummaryProps) {
  const { name, value, labels, emptyText, headingLevel = 3, isNameHidden = false } = props;
  const isFilled = value.actions.trim() !== '' && value.specifications.trim() !== '';
  const text = (key: keyof AxisValue) => ({
    id: key,
    term: labels[key],
    detail: value[key].trim() === '' ? <Missing>{emptyText}</Missing> : value[key],
  });
  return (
    <Summary aria-label={name}>
      {isNameHidden ? null : (
        <Name as={`h${headingLevel}`}>
          {isFilled ? (
            <Planned>
              <Icon name="plan" />
            </Planned>
          ) : null}
          {name}
        </Name>
      )}
      <DescriptionList items={[text('actions'), text('specifications')]} columns={2} />
    </Summary>
  );
}
