/** Answers a click that cannot act now with the reason. */
import { playSound } from './sound';
import { toast } from './toast';

export function refuse(reason: string): void {
  playSound('refuse');
  toast(reason, 'no');
}
