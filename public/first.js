// Runs before the first paint, so that a saved theme never flashes in after the default one.
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
})();
