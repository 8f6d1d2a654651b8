import type { Decorator } from '@storybook/react-vite';
import { englishArgs } from './english';
import type { StoryAnnotations } from './english';
import { WORKSHOP_DAY, storyGlobals } from './globals';

/**
 * Gives a story what the toolbar says of its content: its English words (`parameters.english`, arguments over those of
 * its page) and the day. A piece that takes `today` keeps the day that its sample data were made for until somebody
 * chooses another.
 */
export const inWorkshop: Decorator = (Story, context) => {
  const { args, globals, parameters } = context;
  const { language, today } = storyGlobals(globals);
  // The story as its file wrote it: Storybook hands it on with every prepared story, its type of the context leaves it out.
  const { moduleExport } = context as { readonly moduleExport?: StoryAnnotations };
  const english = language === 'en' ? englishArgs(parameters, moduleExport) : undefined;
  const day = 'today' in args && today !== WORKSHOP_DAY ? { today } : undefined;
  return <Story args={{ ...args, ...english, ...day }} />;
};
