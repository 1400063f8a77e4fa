/** Answers a click that cannot act now with the reason. */
import { playSound } from './sound';
import { type More, toast } from './toast';

type Reading = (reason: string) => More | null;

let reading: Reading = () => null;

export function refuse(reason: string): void {
  playSound('refuse');
  toast(reason, 'no', reading(reason));
}

/** Lets a page say where to read more about a reason; gives the function that ends it. */
export function explainRefusals(find: Reading): () => void {
  reading = find;
  return () => {
    if (reading === find) reading = () => null;
  };
}
