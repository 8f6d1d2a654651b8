import type { Decorator } from '@storybook/react-vite';
import { WORKSHOP_DAY, storyGlobals } from './globals';

type Args = Readonly<Record<string, unknown>>;

/**
 * Gives a story what the toolbar says of its content: its English words (`parameters.english`, arguments over its own)
 * and the day. A piece that takes `today` keeps the day that its sample data were made for until somebody chooses another.
 */
export const inWorkshop: Decorator = (Story, { args, globals, parameters }) => {
  const { language, today } = storyGlobals(globals);
  const english = language === 'en' ? (parameters['english'] as Args | undefined) : undefined;
  const day = 'today' in args && today !== WORKSHOP_DAY ? { today } : undefined;
  return <Story args={{ ...args, ...english, ...day }} />;
};
