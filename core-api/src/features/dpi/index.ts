export { allThemes, questionsOf } from './bank.reader';
export { figuresOf } from './figures';
export { cycleAfter, finishedIn, totalsIn } from './figures.reader';
export { dpiPlace, END_AT, joinPlaces, type DpiPlace } from './place.reader';
export { shownTallies } from './shown-tallies';
export { averagesAt, type Averages } from './themes.reader';
export { resultsService } from './results.service';
