/** The door of the table kit. */
export * from './contract';
