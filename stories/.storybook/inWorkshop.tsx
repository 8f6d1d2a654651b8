import type { Decorator } from '@storybook/react-vite';
import { englishArgs } from './english';
import type { StoryAnnotations } from './english';
import { WORKSHOP_DAY, storyGlobals } from './globals';

/**
 * Applies the toolbar's language and day to a story: English args (`parameters.english`) replace those of its page. A
 * component with a `today` prop keeps the day of its sample data until another day is selected.
 */
export const inWorkshop: Decorator = (Story, context) => {
  const { args, globals, parameters } = context;
  const { language, today } = storyGlobals(globals);
  // The raw story export. Storybook passes it with every prepared story, but its context type omits it.
  const { moduleExport } = context as { readonly moduleExport?: StoryAnnotations };
  const english = language === 'en' ? englishArgs(parameters, moduleExport) : undefined;
  const day = 'today' in args && today !== WORKSHOP_DAY ? { today } : undefined;
  return <Story args={{ ...args, ...english, ...day }} />;
};
