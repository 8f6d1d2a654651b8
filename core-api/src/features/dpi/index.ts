export { allThemes, questionsOf } from './bank.reader';
export { freezeIfOver } from './dpi.freezing';
export { figuresOf } from './figures';
export { cycleAfter, totalsIn } from './figures.reader';
export { dpiPlace, END_AT, joinPlaces, type DpiPlace } from './place.reader';
export { shownTallies } from './shown-tallies';
export { averagesAt, type Averages } from './themes.reader';
export { resultsService } from './results.service';
