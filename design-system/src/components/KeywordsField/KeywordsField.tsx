import { TagsField } from '../TagsField';
import type { KeywordsFieldProps } from './KeywordsField.types';
import { keywordKey, keywordsIn, lengthOf } from './keywords';

/** Keywords as tags, without empty ones and without duplicates that differ only by accents (DS-01, PIL-01). */
export function KeywordsField({ maxLength, tooLongText = '', ...props }: KeywordsFieldProps) {
  return (
    <TagsField
      {...props}
      read={keywordsIn}
      keyOf={keywordKey}
      isEnd={(key) => key === ',' || key === ';'}
      problemOf={(word) => (maxLength !== undefined && lengthOf(word) > maxLength ? tooLongText : undefined)}
    />
  );
}
