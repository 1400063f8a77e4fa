export * from './bot';
