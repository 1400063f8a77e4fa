/** What carries this attribute is left out of pictures of the page. */
export const UNSEEN = 'data-unseen';
