import { defined } from '../../utils/defined';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { Tooltip } from '../Tooltip';
import { Segment, SegmentGroup } from './SegmentedControl.styles';

export interface SegmentOption<Id extends string> {
  id: Id;
  /** Label of the option. */
  label: string;
  /** Icon before the label, or alone with `isIconOnly`. */
  icon?: IconName | undefined;
  /** Shorter visible text; the label stays the accessible name. */
  shortLabel?: string | undefined;
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps<Id extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly SegmentOption<Id>[];
  /** Id of the selected option; there is always one. */
  value: Id;
  /** Called with the id of the selected option. */
  onChange: (value: Id) => void;
  /** Shows icons only, with labels as tooltips. Default: false. */
  isIconOnly?: boolean | undefined;
  size?: 'S' | 'M' | undefined;
}

/** One of two to five visible options: views, languages, schemes. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, options, value, onChange, isIconOnly = false, size = 'M' } = props;
  return (
    <SegmentGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.id));
        if (chosen !== undefined && chosen.id !== value) onChange(chosen.id);
      }}
    >
      {options.map((option) => {
        const { id, shortLabel, icon, lang, isDisabled } = option;
        const segment = (
          <Segment
            key={id}
            id={id}
            data-size={size}
            data-icon-only={isIconOnly || undefined}
            {...defined({ lang, isDisabled, 'aria-label': isIconOnly || shortLabel ? option.label : undefined })}
          >
            {icon && <Icon name={icon} size="S" />}
            {isIconOnly ? null : <span>{shortLabel ?? option.label}</span>}
          </Segment>
        );
        return isIconOnly ? (
          <Tooltip key={id} content={option.label}>
            {segment}
          </Tooltip>
        ) : (
          segment
        );
      })}
    </SegmentGroup>
  );
}
