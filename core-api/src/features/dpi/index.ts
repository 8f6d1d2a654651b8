export { allThemes, questionsOf } from './bank.reader';
export { themeAverages } from './comparison';
export { figuresOf } from './figures';
export { finishedIn, totalsIn } from './figures.reader';
export { dpiPlace, END_AT, joinPlaces, type DpiPlace } from './place.reader';
export { shownTallies } from './shown-tallies';
export { comparedThemes } from './themes.reader';
export { resultsService } from './results.service';
