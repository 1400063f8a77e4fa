/** The door of the lessons. */
export type { AnyLesson, AnyStep, LessonWords, StepWords } from './contract';
export { type Course, type Place, resume, stepAt } from './place';
export { NOT_NOW, openLesson, type Remark } from './table';
