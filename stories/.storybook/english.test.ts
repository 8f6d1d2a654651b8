import { englishArgs } from './english';

const page = { english: { title: 'Overdue visit', label: 'What overdue means' } };

describe('DS-02 the English of a story', () => {
  it('is that of its page where the story says nothing itself', () => {
    expect(englishArgs(page)).toEqual(page.english);
    expect(englishArgs({}, { args: { title: 'Visita' } })).toEqual({});
  });

  it('leaves what the story itself gives, also where it takes something away', () => {
    expect(englishArgs(page, { args: { title: undefined } })).toEqual({ label: 'What overdue means' });
  });

  it('is the story’s own where it has one', () => {
    const own = { args: { title: 'Borrador' }, parameters: { english: { title: 'Draft' } } };
    expect(englishArgs({ english: { ...page.english, title: 'Draft' } }, own)).toEqual({
      ...page.english,
      title: 'Draft',
    });
  });
});
