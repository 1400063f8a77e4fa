// Runs before the first paint: a saved theme must not flash in after the default one, and what this page will need is
// sent for at once.
(() => {
  const page = document.documentElement;
  try {
    const { state } = JSON.parse(localStorage.getItem('grimoire-settings') ?? '{}');
    if (state?.theme) page.dataset.theme = state.theme;
    page.lang =
      state?.language ?? (navigator.languages.find((one) => /^(en|fr)/i.test(one)) ?? 'en').slice(0, 2);
  } catch {
    // Storage is closed or holds something else: the defaults stand.
  }
  // The build puts it there; see tools/build/preload.ts.
  const needs = JSON.parse(document.getElementById('needs')?.textContent ?? 'null');
  const [, files = []] =
    needs?.pages.find(([expression]) => new RegExp(expression).test(location.pathname)) ?? [];
  for (const file of [...(needs?.words[page.lang] ?? []), ...files]) {
    const link = document.createElement('link');
    const kind = { css: 'style', svg: 'image' }[file.split('.').pop()];
    link.rel = kind ? 'preload' : 'modulepreload';
    if (kind) link.as = kind;
    link.href = file;
    document.head.append(link);
  }
})();
