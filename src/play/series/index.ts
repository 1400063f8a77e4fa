/** The door of series on this device. */
import { GAMES } from '../../../games';
import { library, news, openQuickTable } from '..';
import { createOrganiser } from './organiser';
import { createSeriesShelf } from './shelf';

export type { SavedSeries } from './record';

export const seriesShelf = createSeriesShelf(news, Date.now);
export const organiser = createOrganiser({ library, shelf: seriesShelf, games: GAMES, openQuickTable });
