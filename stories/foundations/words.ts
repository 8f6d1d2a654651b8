import { storyGlobals } from '../.storybook/globals';
import type { Language } from '../.storybook/globals';

/** Something said in both languages of the toolbar. */
export type InBoth<Words> = Readonly<Record<Language, Words>>;

/** What a foundation is told besides its own. */
export interface Spoken {
  readonly language: Language;
}

/** The toolbar’s language, for a story’s `render`. */
export const spoken = ({ globals }: { globals: Readonly<Record<string, unknown>> }): Spoken => ({
  language: storyGlobals(globals).language,
});
