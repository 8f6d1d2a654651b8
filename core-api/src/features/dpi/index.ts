export { questionsOf } from './bank.reader';
export { figuresOf } from './figures';
export { finishedIn, totalsIn } from './figures.reader';
export { dpiPlace, END_AT, joinPlaces, type DpiPlace } from './place.reader';
export { shownTallies } from './shown-tallies';
