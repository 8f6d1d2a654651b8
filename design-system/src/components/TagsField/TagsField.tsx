import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldShell, ariaField, defined } from '../Field';
import { Icon } from '../Icon';
import { TagRemove } from '../Tag';
import { Group, List, Notices, Problems, TagItem, TagText, TagsFrame, TagsInput } from './TagsField.styles';
import type { TagsFieldProps } from './TagsField.types';
import { tagSpecs } from './tags';
import type { TagSpec } from './tags';
import { useTags } from './use-tags';

/** Maximum problems listed below the field; the others are marked on their tags only. */
const TOLD = 3;

/** Several short values as tags, with an input for the next one. Base of `EmailListField` and `KeywordsField`. */
export function TagsField(props: TagsFieldProps) {
  const { label, isLabelHidden, isRequired, description, errorMessage, listLabel, maxCount, placeholder } = props;
  const { problemOf, inputMode, size = 'M', onBlur } = props;
  const { values, text, notice, input, write, take, onPaste, onKeyDown, edit, remove } = useTags(props);
  const tags = tagSpecs(values, problemOf);
  const problems = tags.filter(({ problem }) => problem !== undefined);
  const isFixed = props.isDisabled === true || props.isReadOnly === true;
  const indexOf = (id: unknown) => tags.findIndex((tag) => tag.id === id);

  return (
    <AriaTextField
      {...ariaField({ ...props, ...(problems.length > 0 ? { isInvalid: true } : {}) })}
      {...defined({ inputMode })}
      value={text}
      onChange={write}
      onBlur={() => {
        take();
        onBlur?.();
      }}
    >
      <FieldShell
        label={label}
        isLabelHidden={isLabelHidden}
        isRequired={isRequired}
        description={description}
        errorMessage={errorMessage}
        counter={maxCount === undefined ? undefined : { used: values.length, max: maxCount }}
      >
        <TagsFrame
          data-size={size}
          data-readonly={props.isReadOnly || undefined}
          // A click beside the tags focuses the input.
          onClick={({ target, currentTarget }) => {
            if (target === currentTarget) input.current?.focus();
          }}
        >
          {tags.length === 0 ? null : (
            <Group
              aria-label={listLabel}
              {...(isFixed ? {} : { onRemove: (ids: Iterable<unknown>) => remove([...ids].map(indexOf)) })}
            >
              <List items={tags}>
                {(tag: TagSpec) => <OneTag tag={tag} isFixed={isFixed} onEdit={() => edit(tag.index)} />}
              </List>
            </Group>
          )}
          <TagsInput
            ref={input}
            autoComplete="off"
            {...defined({ placeholder: values.length === 0 ? placeholder : undefined })}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
          />
        </TagsFrame>
        <Notices>
          <span role="status">{notice}</span>
          {problems.length === 0 ? null : (
            <Problems role="list">
              {problems.slice(0, TOLD).map(({ id, value, problem }) => (
                <li key={id}>{`${value}: ${problem ?? ''}`}</li>
              ))}
              {problems.length > TOLD ? <li>{`+${problems.length - TOLD}`}</li> : null}
            </Problems>
          )}
        </Notices>
      </FieldShell>
    </AriaTextField>
  );
}

interface OneTagProps {
  tag: TagSpec;
  isFixed: boolean;
  onEdit: () => void;
}

function OneTag({ tag: { id, value, problem }, isFixed, onEdit }: OneTagProps) {
  return (
    <TagItem
      id={id}
      textValue={problem === undefined ? value : `${value}, ${problem}`}
      data-problem={problem === undefined ? undefined : true}
      data-fixed={isFixed || undefined}
      {...(isFixed ? {} : { onAction: onEdit })}
    >
      {({ allowsRemoving }) => (
        <>
          {problem === undefined ? null : <Icon name="warning" size="S" />}
          <TagText title={value}>{value}</TagText>
          {allowsRemoving ? (
            // By keyboard, Delete on a tag removes it, so the buttons are not tab stops.
            <TagRemove slot="remove" excludeFromTabOrder>
              <Icon name="close" size="S" />
            </TagRemove>
          ) : null}
        </>
      )}
    </TagItem>
  );
}
