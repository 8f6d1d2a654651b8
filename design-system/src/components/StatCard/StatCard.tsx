import { useId } from 'react';
import { Icon, type IconName } from '../Icon';
import { Skeleton } from '../Skeleton';
import {
  Bar,
  Detail,
  Figure,
  FigureRow,
  Part,
  PartLabel,
  PartRow,
  Parts,
  PartValue,
  StatRoot,
  StatTitle,
  Swatch,
} from './StatCard.styles';

export type StatTone = 'success' | 'warning' | 'neutral';

export interface StatPart {
  id: string;
  /** What is counted: "Completadas". */
  label: string;
  value: number;
  /** The value as the reader writes it; default: the number. */
  text?: string | undefined;
  tone: StatTone;
}

export interface StatCardProps {
  /** What the figure is of: "Visitas". */
  title: string;
  /** The figure as the reader writes it: "1 204". */
  value: string;
  /** What the figure counts: "programadas". */
  detail?: string | undefined;
  icon?: IconName | undefined;
  /** Parts of the figure, drawn as one bar and named below it. Default: none. */
  parts?: readonly StatPart[] | undefined;
  /** Level of the title in the outline. Default: 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether the figures are not there yet; the card keeps its size. Default: false. */
  isLoading?: boolean | undefined;
}

/** A figure with the parts that it consists of (STA-03). A section named by its title. */
export function StatCard(props: StatCardProps) {
  const { title, value, detail, icon, parts = [], headingLevel = 2, isLoading = false } = props;
  const id = useId();
  const total = parts.reduce((sum, part) => sum + part.value, 0);
  return (
    <StatRoot aria-labelledby={id}>
      <StatTitle as={`h${headingLevel}`} id={id}>
        {icon ? <Icon name={icon} size="S" /> : null}
        {title}
      </StatTitle>
      {isLoading ? (
        <Skeleton shape="block" height={parts.length > 0 ? 92 : 40} />
      ) : (
        <>
          <FigureRow>
            <Figure>{value}</Figure>
            {detail === undefined ? null : <Detail>{detail}</Detail>}
          </FigureRow>
          {parts.length === 0 ? null : (
            <>
              <Bar aria-hidden="true">
                {parts.map((part) =>
                  part.value === 0 ? null : (
                    <Part key={part.id} data-tone={part.tone} style={{ flexGrow: part.value / Math.max(1, total) }} />
                  ),
                )}
              </Bar>
              <Parts>
                {parts.map((part) => (
                  <PartRow key={part.id}>
                    <PartLabel>
                      <Swatch data-tone={part.tone} aria-hidden="true" />
                      {part.label}
                    </PartLabel>
                    <PartValue>{part.text ?? part.value}</PartValue>
                  </PartRow>
                ))}
              </Parts>
            </>
          )}
        </>
      )}
    </StatRoot>
  );
}
