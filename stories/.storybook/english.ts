type Args = Readonly<Record<string, unknown>>;

/** The fields of a story's annotations that are used here. */
export interface StoryAnnotations {
  readonly args?: Args;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/**
 * English args of a story: `parameters.english` of its page, without args that the story itself sets, unless the story
 * also sets them in English. Otherwise the page's words would replace what the story shows.
 */
export function englishArgs(parameters: Args, story: StoryAnnotations = {}): Args {
  const english = (parameters['english'] ?? {}) as Args;
  const own = story.args ?? {};
  const ownEnglish = (story.parameters?.['english'] ?? {}) as Args;
  return Object.fromEntries(Object.entries(english).filter(([name]) => !(name in own) || name in ownEnglish));
}
