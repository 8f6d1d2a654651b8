import { keysOf } from './keyNames';

describe('DS-01 the keys of a table', () => {
  it('are named as on the keyboard, in both languages', () => {
    expect(keysOf('{ArrowRight}', 'es')).toEqual(['→']);
    expect(keysOf('{PageDown}', 'es')).toEqual(['Av Pág']);
    expect(keysOf('{PageDown}', 'en')).toEqual(['Page Down']);
    expect(keysOf(' ', 'es')).toEqual(['Espacio']);
    expect(keysOf('{ }', 'en')).toEqual(['Space']);
    expect(keysOf('{F6}', 'en')).toEqual(['F6']);
  });

  it('are one where one is held, and several where they follow each other', () => {
    expect(keysOf('{Shift>}{PageUp}{/Shift}', 'es')).toEqual(['Mayús + Re Pág']);
    expect(keysOf('{ArrowDown}{Enter}', 'en')).toEqual(['↓', 'Enter']);
    expect(keysOf('{Shift>}{Tab}{/Shift}{Tab}', 'en')).toEqual(['Shift + Tab', 'Tab']);
  });

  it('show what is typed as it is typed', () => {
    expect(keysOf('sor{Enter}', 'es')).toEqual(['«sor»', 'Enter']);
  });
});
