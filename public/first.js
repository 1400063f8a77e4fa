// Runs before the first paint: a saved theme must not flash in after the default one, and what this page will need is
// sent for at once.
(() => {
  // Which game the table was that this browser last sat at, if it is this one; see src/app/table/remember.ts.
  const remembered = () => {
    try {
      const { path, game } = JSON.parse(localStorage.getItem('grimoire-table') ?? '{}');
      return path === location.pathname ? game : '';
    } catch {
      return '';
    }
  };
  const root = document.documentElement;
  try {
    const { state } = JSON.parse(localStorage.getItem('grimoire-settings') ?? '{}');
    if (state?.theme) root.dataset.theme = state.theme;
    root.lang =
      state?.language ?? (navigator.languages.find((one) => /^(en|fr)/i.test(one)) ?? 'en').slice(0, 2);
  } catch {
    // Storage is closed or holds something else: the defaults stand.
  }
  // A phone that was never here gets everything else first: the typefaces are a quarter of it. See src/app/faces.ts.
  const small = matchMedia('(max-width: 40rem)').matches && !navigator.serviceWorker?.controller;
  if (small) root.dataset.faces = 'later';
  // The build puts it there; see tools/build/preload.ts.
  const needs = JSON.parse(document.getElementById('needs')?.textContent ?? 'null');
  if (!needs) return;
  const page = needs.pages.find(([expression]) => new RegExp(expression).test(location.pathname));
  const [expression = '', files = [], parts = []] = page ?? [];
  const id = new RegExp(expression).exec(location.pathname)?.[1] ?? remembered();
  const game = Object.hasOwn(needs.games, id) ? needs.games[id] : null;
  const own = game ? parts.flatMap((part) => game[part][root.lang] ?? game[part]) : [];
  // A few at a time, so that the page can do something in between: the browser has only so many connections anyway.
  const send = (all) => {
    for (const file of all.slice(0, 6)) {
      const link = document.createElement('link');
      const kind = { css: 'style', svg: 'image', woff2: 'font' }[file.split('.').pop()];
      link.rel = kind ? 'preload' : 'modulepreload';
      if (kind) link.as = kind;
      // As the page itself will ask for them, or they are fetched twice.
      if (kind === 'font' || kind === 'style') link.crossOrigin = '';
      // Only the largest things on a page are named here.
      if (kind === 'image') link.fetchPriority = 'high';
      link.href = file;
      document.head.append(link);
    }
    if (all.length > 6) setTimeout(send, 0, all.slice(6));
  };
  send([...new Set([...(small ? [] : needs.faces), ...needs.words[root.lang], ...files, ...own])]);
})();
