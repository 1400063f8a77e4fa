/** The Web Worker in which bots think, so that the page never waits for them. */
import { MINDS } from '../../games/minds';
import { serve } from './serve';

serve(self, MINDS);
