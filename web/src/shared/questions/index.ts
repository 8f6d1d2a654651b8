export { FingerHigh } from './FingerHigh';
export { QuestionHead } from './QuestionHead';
export { StickyProgress } from './StickyProgress';
export { ThumbBar } from './ThumbBar';
