import { storyGlobals } from '../.storybook/globals';
import type { Language } from '../.storybook/globals';

/** Texts in both toolbar languages. */
export type InBoth<Words> = Readonly<Record<Language, Words>>;

/** Props that every foundation gets. */
export interface Spoken {
  readonly language: Language;
}

/** Toolbar language, for a story's `render`. */
export const spoken = ({ globals }: { globals: Readonly<Record<string, unknown>> }): Spoken => ({
  language: storyGlobals(globals).language,
});
