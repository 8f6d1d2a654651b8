type Args = Readonly<Record<string, unknown>>;

/** What a story file says of one story: the part of it that matters here. */
export interface StoryAnnotations {
  readonly args?: Args;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/**
 * The arguments of a story in English: the words of its page (`parameters.english`), but none in the place of what the
 * story itself gives, unless it gives that in English too. A story of its page's words alone would show another story.
 */
export function englishArgs(parameters: Args, story: StoryAnnotations = {}): Args {
  const english = (parameters['english'] ?? {}) as Args;
  const own = story.args ?? {};
  const ownEnglish = (story.parameters?.['english'] ?? {}) as Args;
  return Object.fromEntries(Object.entries(english).filter(([name]) => !(name in own) || name in ownEnglish));
}
